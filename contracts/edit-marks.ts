/**
 * Which field a text on a page comes from, written around the text itself with characters that are not seen: no
 * line breaks at them, and no letter joins them. Only the page that its editor edits holds them.
 */

/** WORD JOINER and the unseen operators of mathematics. */
const EDGE = "\u2060";
const DIGITS: readonly string[] = ["\u2061", "\u2062", "\u2063", "\u2064"];

/** The parameter of a preview that makes it a page to edit. */
export const EDIT = "edit";

/** Something that can be changed where it stands. */
export type EditableField = {
  /** Its place among the documents of the page. */
  document: number;
  /** "title", "services.0", "Slide.0.content" */
  path: string;
  /** "Headline of slide 1" */
  label: string;
  /** Words are marked, pictures and formatted text are not. */
  kind: "words" | "html" | "picture";
  /** Of an item: the list that it is in, what it is called, and its place there. */
  list?: { path: string; one: string; at: number };
  /** About so many characters read best. */
  best?: number;
};

/** States that are told apart: the first version of waiting changes is the seconds of its day, so few would coincide. */
const STATES = DIGITS.length ** 10;

/** Which field a text is, of which state of the documents. */
export type MarkNumber = { index: number; state: number };

/** Of documents whose versions are these. */
export const stateOfVersions = (versions: readonly number[]): number =>
  versions.reduce((sum, version) => sum + version, 0) % STATES;

const markOf = ({ index, state }: MarkNumber): string => {
  const number = (index * STATES + state).toString(DIGITS.length);
  return EDGE + [...number].map((digit) => DIGITS[Number(digit)]).join("") + EDGE;
};

export const marked = (number: MarkNumber, text: string): string =>
  markOf(number) + text + EDGE + EDGE;

const WHOLE = /^\u2060([\u2061-\u2064]+)\u2060([^\u2060]*)\u2060\u2060$/;

const BEGINNING = /\u2060([\u2061-\u2064]+)\u2060/;

const ALL = /\u2060[\u2061-\u2064]+\u2060|\u2060\u2060/g;

/** Of a text that is one field and nothing else; null: it is part of one, or of none. */
export function fieldIn(text: string): (MarkNumber & { text: string }) | null {
  const [, digits, inner = ""] = WHOLE.exec(text.trim()) ?? [];
  return digits ? { ...numberOf(digits), text: inner } : null;
}

/** The field that begins in a text; null: none. */
export function fieldFrom(text: string): MarkNumber | null {
  const [, digits] = BEGINNING.exec(text) ?? [];
  return digits ? numberOf(digits) : null;
}

/** The field that a text began with ends in it. */
export const isFieldsEnd = (text: string): boolean => text.includes(EDGE + EDGE);

export const unmarked = (text: string): string => text.replace(ALL, "");

function numberOf(digits: string): MarkNumber {
  const written = [...digits].map((sign) => DIGITS.indexOf(sign)).join("");
  const number = Number.parseInt(written, DIGITS.length);
  return { index: Math.floor(number / STATES), state: number % STATES };
}
