import { expect, test } from "vitest";
import { type Losses, lossesInWords } from "./losses.ts";

test.each<[lost: Losses, words: string | null]>([
  [{}, null],
  [{ pictures: 0 }, null],
  [{ links: 1 }, "Pasted. 1 link to a file could not be kept."],
  [{ links: 2, pictures: 1 }, "Pasted. 1 picture and 2 links to files could not be kept."],
  [
    { fields: 1, links: 1, comments: 3 },
    "Pasted. 3 comments, 1 form field and 1 link to a file could not be kept.",
  ],
])("%j", (lost, words) => {
  expect(lossesInWords(lost)).toBe(words);
});
