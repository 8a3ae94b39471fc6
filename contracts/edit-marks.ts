/**
 * Which field a text on a page comes from, written around the text itself with characters that are not seen: no
 * line breaks at them, and no letter joins them. Only the page that its editor edits holds them.
 */

/** WORD JOINER and the unseen operators of mathematics. */
const EDGE = "\u2060";
const DIGITS: readonly string[] = ["\u2061", "\u2062", "\u2063", "\u2064"];

/** The parameter of a preview that makes it a page to edit. */
export const EDIT = "edit";

/** A text that can be written where it stands. */
export type EditableField = {
  /** "title", "services.0", "Slide.0.content" */
  path: string;
  /** "Headline of slide 1" */
  label: string;
  limit: number;
  isRequired: boolean;
  /** It may have more than one line. */
  isLong: boolean;
};

export const markOf = (index: number): string =>
  EDGE + [...index.toString(DIGITS.length)].map((digit) => DIGITS[Number(digit)]).join("") + EDGE;

export const marked = (index: number, text: string): string => markOf(index) + text + EDGE + EDGE;

const WHOLE = /^\u2060([\u2061-\u2064]+)\u2060([^\u2060]*)\u2060\u2060$/;

/** Of a text that is one field and nothing else; null: it is part of one, or of none. */
export function fieldIn(text: string): { index: number; text: string } | null {
  const [, digits, inner = ""] = WHOLE.exec(text.trim()) ?? [];
  if (!digits) return null;
  const number = [...digits].map((sign) => DIGITS.indexOf(sign)).join("");
  return { index: Number.parseInt(number, DIGITS.length), text: inner };
}
