import { expect, test } from "vitest";
import { failureMessage, failureWords, isUnanswered, unsavedWords } from "./failure-words.ts";

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

test("without an answer of ours nobody knows whether it was done; a refusal is told with its reason", () => {
  const unanswered = [0, 200, 399, 400, 409, 500, 502, 503, 504, 507].filter((status) =>
    isUnanswered({ status }),
  );
  expect(unanswered).toEqual([0, 200, 399, 502, 504]);
  expect(isUnanswered({ status: 520, error: "PARSING_ERROR" })).toBe(true);
  const said = (status: number) => [
    failureWords("Not deleted: {message}", { status, message: "It is in use." }),
    unsavedWords(
      "“{title}” is not saved: {message}",
      { status, message: "It is in use." },
      { title: "Six days" },
    ),
  ];
  expect([said(409), said(504)]).toEqual([
    ["Not deleted: It is in use.", "“Six days” is not saved: It is in use."],
    [
      "No answer came, so it may be done already. Load the page again to see, before you repeat it.",
      "No answer came, so it may be saved already. Nothing is lost: press again to see.",
    ],
  ]);
});
