import { expect, test } from "vitest";
import { issueText, issueTexts } from "./issue-text.ts";

test("a mistake is said of its field, by what the form calls it", () => {
  const empty = { code: "empty", message: "must not be empty" };
  expect(issueText("Blog Link", empty)).toBe("Blog Link must not be empty.");
  const long = {
    code: "too-long",
    params: { limit: 200 },
    message: "must have at most 200 letters",
  };
  expect(issueText("Blog Title", long)).toBe("Blog Title must have at most 200 letters.");
});

test("what is no mistake of a field, or is said in words of another, stays a sentence", () => {
  const message = "Somebody is registered with this email address.";
  expect(issueText("Email", { code: "email-taken", message })).toBe(message);
  expect(issueText("Email", { message: "No." })).toBe("No.");
  const because = { code: "short-password", least: 8 };
  const refused = { code: "refused", params: { because }, message: "is refused: Use at least 8" };
  expect(issueText("Password", refused)).toBe("Use at least 8 letters, digits or signs.");
  const short = { code: "short-password", params: { least: 8 }, message: "Use at least 8" };
  expect(issueText("Password", short)).toBe("Use at least 8 letters, digits or signs.");
});

test("by field name, in their order", () => {
  const issues = [
    { path: "b", code: "missing", message: "must be given" },
    { path: "a", message: "No." },
  ];
  expect(issueTexts(issues, (field) => field.toUpperCase())).toEqual({
    b: "B must be given.",
    a: "No.",
  });
});
