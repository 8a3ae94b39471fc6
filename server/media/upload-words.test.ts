import { expect, test } from "vitest";
import { wordsOf } from "./upload-words.ts";

const words = (fields: Record<string, string>) => wordsOf(new Map(Object.entries(fields)));

test("what was typed beside a file is tidied, and 300 letters long at most", () => {
  expect(words({})).toEqual({ alt: "", decorative: false });
  expect(words({ alt: " A gate\nof Madinah ", decorative: "true" })).toEqual({
    ...{ alt: "A gate of Madinah", decorative: true },
  });
  expect(words({ alt: "\ud800", decorative: "yes" })).toEqual({ alt: "\ufffd", decorative: false });
  expect(words({ alt: "a".repeat(300) }).alt).toHaveLength(300);
  expect(() => words({ alt: "a".repeat(301) })).toThrow("alt-too-long");
});
