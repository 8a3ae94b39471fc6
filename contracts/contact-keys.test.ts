import { expect, test } from "vitest";
import { emailKey, isSamePhone, phoneKey } from "./contact-keys.ts";

test.each([
  ["01011-480226", "+880 1011 480226"],
  ["01011480226", "০১০১১-৪৮০২২৬"],
  ["1011 480226", "0088 01011-480226"],
  ["8801011480226", "01011-480226"],
  ["3312 3456", "+974 3312 3456"],
  ["+44 (0)7911 123456", "07911 123456"],
  ["+44 (0)7911 123456", "+44 7911 123456"],
  ["+880 1011 480226", "00880 1011-480226"],
  ["+880 1011 480226", "8801011480226"],
  ["248 0226", "2480226"],
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
  ["480226", "480226"],
  ["480226", "2480226"],
  [" +974 331 2345", "0101 974 331 2345"],
  ["00974 331 2345", "0101 974 331 2345"],
])("%j and %j are two", (one, other) => {
  expect([isSamePhone(one, other), isSamePhone(other, one)]).toEqual([false, false]);
});

test("an address is one in whichever letters", () => {
  expect(emailKey(" Farida@Example.com ")).toBe("farida@example.com");
});

test("numbers are found by their last seven digits; one with fewer by none", () => {
  const numbers = ["+880 1011 480226", "০১০১১-৪৮০২২৬", "2480226", "480226", ""];
  expect(numbers.map(phoneKey)).toEqual(["1480226", "1480226", "2480226", "", ""]);
});
