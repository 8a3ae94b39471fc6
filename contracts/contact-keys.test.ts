import { expect, test } from "vitest";
import { emailKey, isSamePhone, phoneKey } from "./contact-keys.ts";

test.each([
  ["01011-480226", "+880 1011 480226"],
  ["01011480226", "০১০১১-৪৮০২২৬"],
  ["1011 480226", "0088 01011-480226"],
  ["8801011480226", "01011-480226"],
  ["3312 3456", "+974 3312 3456"],
  ["+44 (0)7911 123456", "07911 123456"],
])("%s and %s are one number", (one, other) => {
  expect([isSamePhone(one, other), isSamePhone(other, one)]).toEqual([true, true]);
  expect(phoneKey(one)).toBe(phoneKey(other));
});

test.each([
  ["01011-480226", "01012-480226"],
  ["+880 1011 480226", "+974 1011 480226"],
  ["", ""],
  ["480226", "01011-480226"],
  ["01011-480226", "+880 1011 480227"],
  ["2480226", "01011152480226"],
])("%j and %j are two", (one, other) => {
  expect([isSamePhone(one, other), isSamePhone(other, one)]).toEqual([false, false]);
});

test("an address is one in whichever letters", () => {
  expect(emailKey(" Farida@Example.com ")).toBe("farida@example.com");
});
