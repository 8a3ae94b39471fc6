import { expect, test } from "vitest";
import { emailRule, nameRule, phoneRule, travellersRule } from "./field-rules.ts";
import { withoutControls } from "./tidy.ts";

test.each([
  "01011-480226",
  "+880 1011 480226",
  "০১০১১-৪৮০২২৬",
  "(0) 1011.480226",
  "\u202a+880 1011-480226\u202c",
])("%s is a mobile number", (number) => expect(phoneRule(number)).toBeNull());

test.each(["", "123456", "call me", "+".repeat(20), "1".repeat(16)])(
  "%s is no mobile number",
  (number) => expect(phoneRule(number)).toEqual({ code: "bad-phone" }),
);

test("an address without an @ sign is told what it lacks", () => {
  expect(emailRule("farida.yasmin")).toEqual({ code: "no-at" });
  expect(emailRule("farida@example")).toEqual({ code: "part-email" });
  expect(emailRule(`${"a".repeat(250)}@example.com`)).toEqual({
    code: "long-email",
    limit: 254,
    length: 262,
  });
  expect(emailRule(" farida@example.com ")).toBeNull();
});

test("a long name says how long it is", () => {
  expect(nameRule("x".repeat(101))).toEqual({ code: "long-name", limit: 100, length: 101 });
  expect(nameRule("  ")).toEqual({ code: "no-name" });
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
