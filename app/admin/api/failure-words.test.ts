import { expect, test } from "vitest";
import { failureMessage, failureWords } from "./failure-words.ts";

const SENTENCE = "The post is still there. {message}";

test("what was refused is said not to be done; what was not answered may be", () => {
  const refused = { status: 409, message: "It is open elsewhere." };
  expect(failureWords(SENTENCE, refused)).toBe("The post is still there. It is open elsewhere.");
  // A proxy that gave up waiting, and a page of somebody else's.
  for (const status of [0, 200, 502, 504]) {
    const lost = { status, message: "The site could not be reached." };
    expect(failureWords(SENTENCE, lost), String(status)).toMatch(/^No answer came/);
    expect(failureMessage(lost), String(status)).toMatch(/^No answer came/);
  }
  const away = { status: 503, message: "The site cannot store anything now." };
  expect(failureWords(SENTENCE, away)).toMatch(/^The post is still there\. The site cannot/);
  expect(failureMessage(away)).toBe(away.message);
  expect(failureWords("It says {status}. {message}", refused, { status: "New" })).toBe(
    "It says New. It is open elsewhere.",
  );
});
