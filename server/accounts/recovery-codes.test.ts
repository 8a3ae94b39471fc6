import { expect, test } from "vitest";
import { asRecoveryCode, makeRecoveryCodes } from "./recovery-codes.ts";

test("a code that was written down opens, however it is typed again", () => {
  const typed = ["abcde-fgh23", "ABCDE-FGH23", " abcde fgh23 ", "abcdefgh23", "Abcde–Fgh23"];
  expect(typed.map(asRecoveryCode)).toEqual(typed.map(() => "abcde-fgh23"));
});

test("each of ten is told apart, and stands as it is kept", () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  expect(codes.map(asRecoveryCode)).toEqual(codes);
});
