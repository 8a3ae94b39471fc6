import { expect, test } from "vitest";
import { internationalNumber } from "./international-number.ts";

const DHAKA = "8801011204560";

test.each([
  ["01011-480226", DHAKA, "8801011480226"],
  ["০১০১১-৪৮০২২৬", DHAKA, "8801011480226"],
  ["1011 480226", DHAKA, "8801011480226"],
  ["8801011480226", DHAKA, "8801011480226"],
  ["+974 3312 3456", DHAKA, "97433123456"],
  ["00966 50 123 4567", DHAKA, "966501234567"],
  ["97433123456", DHAKA, "97433123456"],
  ["3312 3456", "97444123456", "97433123456"],
  ["(212) 555-0100", "12125550199", "12125550100"],
])("%s, asked of %s", (typed, home, expected) => {
  expect(internationalNumber(typed, home)).toBe(expected);
});

test("a number whose country nobody knows is no WhatsApp number", () => {
  expect(internationalNumber("01011-480226", "")).toBeNull();
  expect(internationalNumber("480226", DHAKA)).toBeNull();
});
