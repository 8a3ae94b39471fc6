import { expect, test } from "vitest";
import { mayBeDone } from "#i18n/en/admin/session.ts";
import { whyNotPlanned } from "./why-not-planned.ts";

const labelOf = (field: string) => (field === "title" ? "Title" : field);
const refused = (answer: object, isAmongOthers: boolean) =>
  whyNotPlanned(
    { isOk: false, status: 400, message: "It has mistakes.", issues: [], ...answer },
    labelOf,
    isAmongOthers,
  );

test.each<[string, object, string]>([
  [
    "a rule of its kind, by the name of the field",
    {
      language: "bn",
      issues: [{ path: "title", code: "too-long", params: { limit: 300 }, message: "…" }],
    },
    "Nothing is planned. বাংলা: Title must have at most 300 letters.",
  ],
  [
    "nothing that waits",
    { language: "ar", status: 404, message: "There is nothing with this id." },
    "Nothing is planned. العربية: Nothing waits there any more.",
  ],
  [
    "what was published since",
    { language: "en", status: 409, code: "changed-meanwhile" },
    "Nothing is planned. English: Something else was published since: you choose between both when you publish.",
  ],
  [
    "another one that has the link",
    { language: "en", status: 409, code: "link-taken", message: "Another post has this link." },
    "Nothing is planned. English: Another post has this link.",
  ],
  [
    "a mistake in what was sent",
    { issues: [{ path: "publishAt", code: "past-moment", message: "is past." }] },
    "is past.",
  ],
  ["no answer", { status: 0, message: "You seem to be offline." }, mayBeDone],
])("%s", (_, answer, said) => {
  expect(refused(answer, true)).toBe(said);
});

test("by itself it needs no name", () => {
  const message = "Another post has this link.";
  expect(refused({ language: "en", status: 409, code: "link-taken", message }, false)).toBe(
    message,
  );
});
