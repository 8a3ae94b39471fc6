import { expect, test } from "vitest";
import { plainDigits, telHref } from "./digits.ts";

test.each([
  ["+880 1811-000111", "tel:+8801811000111"],
  ["+৮৮০ ১৮১১-০০০১১১", "tel:+8801811000111"],
  ["(16247)", "tel:16247"],
])("%j is dialled as %j", (number, href) => {
  expect(telHref(number)).toBe(href);
});

test("digits of three scripts are read, of others nobody dials", () => {
  expect(plainDigits("০৯ ٠٩ ۰۹ 09 ०९")).toBe("09 09 09 09 ०९");
});
