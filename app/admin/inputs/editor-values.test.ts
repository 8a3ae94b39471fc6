import { expect, test } from "vitest";
import { PAGE_KINDS } from "#contracts/kinds/page.ts";
import { SETTINGS_KINDS } from "#contracts/kinds/settings.ts";
import { PAGE_WORDS } from "#i18n/en/kinds/page.ts";
import { settingsWords } from "#i18n/en/kinds/settings.ts";
import about from "#server/demo/about.json" with { type: "json" };
import contact from "#server/demo/contact.json" with { type: "json" };
import { editorFields, inputOf, isRows, labelOf } from "./editor-fields.ts";
import { blankRow, toDocument, toValues } from "./editor-values.ts";

const ABOUT_FIELDS = editorFields(PAGE_KINDS.about.fields, PAGE_WORDS.about);
const CONTACT_FIELDS = editorFields(PAGE_KINDS.contact.fields, PAGE_WORDS.contact);

test.each([
  ["About", ABOUT_FIELDS, about],
  ["Contact", CONTACT_FIELDS, contact],
])("%s comes back as it was, and every field of it has an input", (_, fields, document) => {
  const values = toValues(fields, { ...document, version: 3 });
  expect(values.version).toBe(3);
  expect(toDocument(fields, values)).toEqual(document);
});

test("a page that nobody has written has empty inputs", () => {
  expect(toValues(ABOUT_FIELDS, {})).toMatchObject({ "hero.title": "", leaders: [] });
});

test("what is no number is left for the server to refuse", () => {
  const typed = { ...toValues(CONTACT_FIELDS, contact), "map.zoom": "near" };
  expect(toDocument(CONTACT_FIELDS, typed)).toMatchObject({ map: { zoom: "near" } });
});

test("a switch is a yes or no, and what holds the choice of a row begins with its first", () => {
  const { notice, contact: reached } = SETTINGS_KINDS;
  const fields = editorFields(notice.fields, settingsWords);
  for (const isShown of [true, false]) {
    const written = { notice: { text: "a", shortText: "b", phone: "", isShown, lastDay: "" } };
    expect(toDocument(fields, toValues(fields, written))).toEqual(written);
  }
  const hours = editorFields(reached.fields, settingsWords).find(({ name }) => name === "hours");
  if (!hours || !isRows(hours)) throw new Error("no hours");
  expect(blankRow(hours)).toEqual({
    from: "Saturday",
    until: "",
    opens: "",
    closes: "",
    words: "",
  });
});

test("issues find their input and their name", () => {
  expect(inputOf(ABOUT_FIELDS, "welcome.paragraphs.2")).toBe("welcome.paragraphs");
  expect(inputOf(ABOUT_FIELDS, "leaders.0.name")).toBe("leaders.0.name");
  expect(labelOf(ABOUT_FIELDS, "leaders.1.name")).toBe("Leaders, row 2: Name");
  expect(labelOf(ABOUT_FIELDS, "elsewhere")).toBe("elsewhere");
});
