import { expect, test } from "vitest";
import { emailRule, nameRule, phoneRule, travellersRule, withoutControls } from "./field-rules.ts";

test.each(["01011-480226", "+880 1011 480226", "০১০১১-৪৮০২২৬", "(0) 1011.480226"])(
  "%s is a mobile number",
  (number) => expect(phoneRule(number)).toBeNull(),
);

test.each(["", "12345", "call me", "+".repeat(20), "1".repeat(16)])(
  "%s is no mobile number",
  (number) => expect(phoneRule(number)).toContain("for example 01011-480226"),
);

test("an address without an @ sign is told what it lacks", () => {
  expect(emailRule("farida.yasmin")).toBe(
    "Enter an email address with an @ sign, for example name@example.com.",
  );
  expect(emailRule("farida@example")).toContain("a whole email address");
  expect(emailRule(`${"a".repeat(250)}@example.com`)).toContain("Shorten");
  expect(emailRule(" farida@example.com ")).toBeNull();
});

test("a long name says how long it is", () => {
  expect(nameRule("x".repeat(101))).toBe("Shorten your name to 100 letters. It has 101 now.");
  expect(nameRule("  ")).toBe("Enter your name.");
});

test.each([
  ["1", true],
  ["৪", true],
  ["99", true],
  ["0", false],
  ["100", false],
  ["1e1", false],
  ["-2", false],
])("%s travellers: %s", (text, isRight) => {
  expect(travellersRule(text) === null).toBe(isRight);
});

test("what no key types is left out, lines stay", () => {
  expect(withoutControls("a\u0000\u0001\r\nb\tc")).toBe("a\nb\tc");
});
