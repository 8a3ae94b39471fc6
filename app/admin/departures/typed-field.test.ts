import { expect, test, vi } from "vitest";
import { dayWords } from "./row-words.ts";
import { decimalOf, wholeOf } from "./typed-field.tsx";

test("a number is read in any digits, and up to the most there may be", () => {
  const typed = [" 52 ", "53", "1", "0", "৫২", "4.5", "-1", "", "x", "12345"];
  expect(typed.map((one) => wholeOf(one, 52))).toEqual([
    ...[52, null, 1, null, 52, null, null, null, null, null],
  ]);
  expect(
    ["4.5", "4,5", "৪.৫", "٤٫٥", "4.", ".5", "12345", "4.12345", "9999"].map(decimalOf),
  ).toEqual([...[4.5, 4.5, 4.5, 4.5, null, null, null, null, 9999]]);
});

test("a day is the same day wherever the machine stands", () => {
  vi.stubEnv("TZ", "America/Lima");
  expect([dayWords("2026-12-15"), dayWords("soon")]).toEqual(["15 Dec 2026", "soon"]);
  vi.unstubAllEnvs();
});
