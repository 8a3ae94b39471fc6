import { expect, test } from "vitest";
import {
  emailRule,
  messageRule,
  nameRule,
  noteRule,
  optional,
  phoneRule,
  travellersRule,
} from "./field-rules.ts";
import { newPasswordRule, passwordRule } from "./password-rules.ts";
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

test.each([
  ["a name", nameRule, 100, "long-name"],
  ["an address", (text: string) => emailRule(`${text.slice(12)}@example.com`), 254, "long-email"],
  ["a message", messageRule, 5000, "long-message"],
  ["a note", noteRule, 2000, "long-note"],
  ["a password", passwordRule, 200, "long-password"],
  ["a new password", newPasswordRule, 128, "long-password"],
])("%s is as long as it may be, and no longer", (_, rule, limit, code) => {
  expect(rule("x".repeat(limit))).toBeNull();
  expect(rule("x".repeat(limit + 1))).toEqual({ code, limit, length: limit + 1 });
});

test("blanks around words are not counted, and alone they are nothing", () => {
  const blanks = "  \n";
  const [name, message, note] = ["x".repeat(100), "x".repeat(5000), "x".repeat(2000)];
  expect(nameRule(blanks + name + blanks)).toBeNull();
  expect(messageRule(blanks + message + blanks)).toBeNull();
  expect(noteRule(blanks + note + blanks)).toBeNull();
  expect(messageRule(blanks)).toEqual({ code: "no-message" });
  expect(travellersRule(" ৪ ")).toBeNull();
  const perhaps = optional(phoneRule);
  expect(["", blanks, "call me", "01011-480226"].map(perhaps)).toEqual([
    ...[null, null, { code: "bad-phone" }, null],
  ]);
});

test("letters of a new password are counted as people count them", () => {
  expect(newPasswordRule("🕋".repeat(7))).toEqual({ code: "short-password", least: 8 });
  expect([newPasswordRule("🕋".repeat(8)), newPasswordRule("🕋".repeat(128))]).toEqual([
    null,
    null,
  ]);
});
