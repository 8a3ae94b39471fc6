import { expect, test } from "vitest";
import { addOne } from "#i18n/en/admin/inputs.ts";
import { addWords } from "./add-words.ts";

test.each([
  ["slide", "Add a slide"],
  ["office", "Add an office"],
])("%s is added in words that fit it", (one, said) => expect(addWords(addOne, one)).toBe(said));
