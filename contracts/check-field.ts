import type { NumberField, TextField } from "./field-types.ts";

export const EMPTY = "must not be empty";

const count = (limit: number) => limit.toLocaleString("en-GB");

/**
 * What is wrong with a text that was written, tidied already; in words to be said after its name.
 * @param isInForm where the specification asks for words that the endpoint does without
 */
export function textMistake(field: TextField, text: string, isInForm = false): string | null {
  // Half a letter cannot be stored or sent as it is.
  if (!text.isWellFormed()) return "must not hold half a letter (a lone surrogate)";
  if (text.length > field.limit) return `must have at most ${count(field.limit)} letters`;
  const isRequired = field.isRequired === true || (isInForm && field.isRequired === "in forms");
  if (isRequired && text.trim() === "") return EMPTY;
  return field.rule(text);
}

export const NO_NUMBER = "must be a number";
export const NOT_WHOLE = "must be a whole number";
export const notWithin = ({ min, max }: NumberField) => `must be from ${min} to ${max}`;

export function numberMistake(field: NumberField, value: unknown): string | null {
  if (field.isWhole && !Number.isSafeInteger(value)) return NOT_WHOLE;
  if (typeof value !== "number" || !Number.isFinite(value)) return NO_NUMBER;
  return value < field.min || value > field.max ? notWithin(field) : null;
}

/** Of items of a list. */
export const tooMany = (most: number) => `must have at most ${most} of them`;
