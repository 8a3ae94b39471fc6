import { expect, test } from "vitest";
import { phoneNumbersIn } from "./phone-numbers-in.ts";

const numbersIn = (text: string) =>
  phoneNumbersIn(text)
    .filter((part) => part.isNumber)
    .map((part) => part.text);

test.each([
  ["رقمي +966 50 123 4567، بعد العصر", ["+966 50 123 4567"]],
  ["اتصلوا على 00966-50-1234567 أو (02) 5551-2345.", ["00966-50-1234567", "(02) 5551-2345"]],
  ["رقمي ٠٥٠ ١٢٣ ٤٥٦٧", ["٠٥٠ ١٢٣ ٤٥٦٧"]],
  ["আমার নম্বর ০১০১১-৪৮০২২৬।", ["০১০১১-৪৮০২২৬"]],
  ["Call 8801011 480 226 today", ["8801011 480 226"]],
  ["Ten digits 1011-480226, and seven 0101148", ["1011-480226", "0101148"]],
  ["+880\u00a01011\u2011480226", ["+880\u00a01011\u2011480226"]],
])("%s", (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
  expect(
    phoneNumbersIn(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("a number alone is all there is, and nothing is nothing", () => {
  expect(phoneNumbersIn("+966 50 123 4567")).toEqual([
    { text: "+966 50 123 4567", isNumber: true },
  ]);
  expect(phoneNumbersIn("")).toEqual([]);
});

test.each([
  "أعمارهم 8 10 12 14 16 18",
  "من 10-15 فبراير 2027 إلى 2028",
  "4 أشخاص، 192000 تاكا",
  "+3",
  "nine digits 101148022, or six 010114",
  "",
])("no number of a phone: %s", (text) => {
  expect(numbersIn(text)).toEqual([]);
});
