import { expect, test } from "vitest";
import type { FieldMistakeCode, FormMistakeCode, ParamOfMistake } from "#contracts/mistakes.ts";
import type { fieldMistakes } from "./en/field-mistakes.ts";
import type { formMistakes } from "./en/form-mistakes.ts";
import { messageOf, saidOfField } from "./field-mistake.ts";
import type { PlaceholderOf } from "./fill.ts";
import { saidOf } from "./form-mistake.ts";

type Words = typeof formMistakes & typeof fieldMistakes;

/** What a sentence names and its code does not bring. */
type Unknown = {
  [Code in FormMistakeCode | FieldMistakeCode]: Exclude<
    PlaceholderOf<Words[Code]>,
    ParamOfMistake<Code> | "field"
  >;
}[FormMistakeCode | FieldMistakeCode];

const isEachKnown: [Unknown] extends [never] ? true : Unknown = true;

test("a form says what to do; the list above it leaves the example to the field", () => {
  expect(isEachKnown).toBe(true);
  expect(saidOf({ code: "no-at" })).toEqual({
    text: "Enter an email address with an @ sign, for example name@example.com.",
    short: "Enter an email address with an @ sign",
  });
  expect(saidOf({ code: "long-message", limit: 5000, length: 5001 }).text).toBe(
    "Shorten your message to 5,000 letters. It has 5,001 now.",
  );
});

test("a field is called by its name", () => {
  expect(saidOfField("Mail", { code: "bad-email" })).toEqual({
    text: "Mail must be a whole email address, for example name@example.com.",
    short: "Mail must be a whole email address",
  });
});

test("the API says what is wrong behind the name of the field", () => {
  expect(messageOf({ code: "too-long", limit: 5000 })).toBe("must have at most 5,000 letters");
  expect(messageOf({ code: "data-link" })).toBe("must not end in .data");
  expect(messageOf({ code: "back-before-out" })).toBe("back is before out");
  expect(messageOf({ code: "not-so-long", most: 120 })).toBe("a journey has 1 to 120 nights");
  expect(messageOf({ code: "no-name" })).toBe("Enter your name.");
  const because = { code: "short-password", least: 8 } as const;
  expect(messageOf({ code: "refused", because })).toBe(
    "is refused: Use at least 8 letters, digits or signs.",
  );
});
