import { expect, test } from "vitest";
import { ENTRY_KIND_NAMES, isEntryKindName } from "./entries.ts";

test("only what was declared is a kind, whatever else an object has", () => {
  expect(ENTRY_KIND_NAMES.every(isEntryKindName)).toBe(true);
  expect(["toString", "constructor", "__proto__", "post", ""].filter(isEntryKindName)).toEqual([]);
});
