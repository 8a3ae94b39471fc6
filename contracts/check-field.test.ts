import { expect, test } from "vitest";
import { numberMistake, textMistake } from "./check-field.ts";
import { line, number } from "./fields.ts";

const WHOLE = number(1, 9, { isWhole: true });
const RANGE = { code: "out-of-range", min: "1", max: "9" };

test.each([
  [WHOLE, 1, null],
  [WHOLE, 9, null],
  [WHOLE, 0, RANGE],
  [WHOLE, 10, RANGE],
  [WHOLE, 1.5, { code: "not-whole" }],
  [WHOLE, "5", { code: "not-whole" }],
  [number(1, 9), 1.5, null],
  [number(1, 9), 9.1, RANGE],
  [number(1, 9), "5", { code: "not-number" }],
  [number(1, 9), Number.NaN, { code: "not-number" }],
  [number(1, 9), Number.POSITIVE_INFINITY, { code: "not-number" }],
])("of the numbers of %o, %s is refused with %o", (field, value, mistake) => {
  expect(numberMistake(field, value)).toEqual(mistake);
});

test("a text is as long as its field at most; where it must be there, blanks are none", () => {
  const mistake = (field: object, text: string, isInForm = false) =>
    textMistake(line({ limit: 3, ...field }), text, isInForm)?.code ?? null;
  expect(["abc", "abcd", "", "\ud800"].map((text) => mistake({}, text))).toEqual([
    ...[null, "too-long", null, "half-letter"],
  ]);
  expect(["a", "", " \n"].map((text) => mistake({ isRequired: true }, text))).toEqual([
    ...[null, "empty", "empty"],
  ]);
  const inForms = { isRequired: "in-forms" };
  expect([mistake(inForms, ""), mistake(inForms, "", true)]).toEqual([null, "empty"]);
  expect([mistake({}, "", true), mistake(inForms, "a", true)]).toEqual([null, null]);
});
