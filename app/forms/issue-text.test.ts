import { expect, test } from "vitest";
import { issueText, issueTexts } from "./issue-text.ts";

test("an issue without a subject is said of its field", () => {
  expect(issueText("Blog Link", "must not be empty")).toBe("Blog Link must not be empty.");
});

test("a sentence stays as it is", () => {
  expect(issueText("Password", "Use at least 8 letters.")).toBe("Use at least 8 letters.");
  expect(issueText("Password", "is refused: Use at least 8 letters.")).toBe(
    "Use at least 8 letters.",
  );
});

test("by field name, in their order", () => {
  const issues = [
    { path: "b", message: "must be given" },
    { path: "a", message: "No." },
  ];
  expect(issueTexts(issues, (field) => field.toUpperCase())).toEqual({
    b: "B must be given.",
    a: "No.",
  });
});
