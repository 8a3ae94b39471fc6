import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { makePassword } from "./password.ts";

test.each(["password", "12345678", "QwertyUiop", "iloveyou", "Sunshine"])(
  "%s is common",
  (word) => {
    expect(isCommonPassword(word)).toBe(true);
  },
);

test("what we make is not, and never the same", () => {
  const made = Array.from({ length: 50 }, makePassword);
  expect(new Set(made).size).toBe(50);
  expect(made.some(isCommonPassword)).toBe(false);
  expect(isCommonPassword("tea, then rooftops")).toBe(false);
});
