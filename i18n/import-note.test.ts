import { expect, test } from "vitest";
import { NOTE_NAMES } from "#contracts/import-notes.ts";
import { importNote } from "./import-note.ts";

test("a note of moving in is a sentence about one, and about several", () => {
  expect(importNote("forms", 1)).toBe(
    "One form has no counterpart here: a link to Contact stands in its place",
  );
  expect(importNote("forms", 1200)).toBe(
    "1,200 forms have no counterpart here: links to Contact stand in their place",
  );
  for (const what of NOTE_NAMES) {
    expect(importNote(what, 1), what).toMatch(/^(Of o|O)ne |^You left one |^The columns of one /);
    expect(importNote(what, 2), what).toMatch(/\b2\b/);
  }
});
