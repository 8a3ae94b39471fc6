import { expect, test } from "vitest";
import { failureWords } from "./failure-words.ts";

const SENTENCE = "The post is still there. {message}";

test("what was refused is said not to be done; what was not answered may be", () => {
  const refused = { status: 409, message: "It is open elsewhere." };
  expect(failureWords(SENTENCE, refused)).toBe("The post is still there. It is open elsewhere.");
  const lost = { status: 0, message: "The site could not be reached." };
  expect(failureWords(SENTENCE, lost)).toMatch(/^No answer came/);
});
