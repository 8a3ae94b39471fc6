import type { NumberField, TextField } from "./field-types.ts";
import type { FieldMistake } from "./mistakes.ts";

/**
 * What is wrong with a text that was written, tidied already.
 * @param isInForm where the specification asks for words that the endpoint does without
 */
export function textMistake(field: TextField, text: string, isInForm = false): FieldMistake | null {
  // Half a letter cannot be stored or sent as it is.
  if (!text.isWellFormed()) return { code: "half-letter" };
  if (text.length > field.limit) return { code: "too-long", limit: field.limit };
  const isRequired = field.isRequired === true || (isInForm && field.isRequired === "in-forms");
  if (isRequired && text.trim() === "") return { code: "empty" };
  return field.rule(text);
}

export const notWithin = ({ min, max }: Pick<NumberField, "min" | "max">): FieldMistake => ({
  code: "out-of-range",
  min: String(min),
  max: String(max),
});

export function numberMistake(field: NumberField, value: unknown): FieldMistake | null {
  if (field.isWhole && !Number.isSafeInteger(value)) return { code: "not-whole" };
  if (typeof value !== "number" || !Number.isFinite(value)) return { code: "not-number" };
  return value < field.min || value > field.max ? notWithin(field) : null;
}

/** Of items of a list. */
export const tooMany = (most: number): FieldMistake => ({ code: "too-many", most });
