import { expect, test } from "vitest";
import { createUnanswered } from "./unanswered.ts";

test("what was sent is known again; not where others filled other fields, and not once it is known how it stands", () => {
  const unanswered = createUnanswered();
  const known = { title: "Public", intro: "Public", version: 1 };
  expect(unanswered.isStored({ title: "A" }, known)).toBe(false);
  unanswered.add({ title: "A" });
  unanswered.add({ title: "B", note: "" });
  const isStored = (there: object) => [
    unanswered.isStored(there),
    unanswered.isStored(there, known),
  ];
  expect(isStored({ title: "A", intro: "Public", version: 2 })).toEqual([true, true]);
  expect(isStored({ title: "B", intro: "Public" })).toEqual([true, true]);
  expect(isStored({ title: "A", intro: "Theirs" })).toEqual([true, false]);
  expect(isStored({ title: "A", intro: "Public", more: "Theirs" })).toEqual([true, false]);
  expect(isStored({ title: "Public", intro: "Public" })).toEqual([false, false]);
  unanswered.forget();
  expect(isStored({ title: "A", intro: "Public" })).toEqual([false, false]);
});
