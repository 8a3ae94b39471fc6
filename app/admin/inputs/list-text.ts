import type { ListField } from "#contracts/field-types.ts";

/** The specification, section 5: the separator between the items of a list. */
const SEPARATOR = ", ";

export function listToText(items: string[]): string {
  return items.join(SEPARATOR);
}

/** As the specification splits it; items that hold no words are left out. */
export function textToList(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Items that would be split into several when the text is split again. */
export function itemsWithSeparator(items: string[]): string[] {
  return items.filter((item) => item.includes(SEPARATOR));
}

/** Items that look like two: a comma without a space after it joins them. */
export function itemsWithComma(items: string[]): string[] {
  return items.filter((item) => item.includes(",") && !item.includes(SEPARATOR));
}

/** A list as the text that a form shows. */
export const joined = ({ shownAs }: ListField, items: string[]): string =>
  shownAs === "list" ? listToText(items) : items.join("\n\n");

/** And back: paragraphs are separated by empty lines. */
export const listIn = ({ shownAs }: ListField, text: string): string[] =>
  shownAs === "list"
    ? textToList(text)
    : text.split(/\n\s*\n/).filter((part) => part.trim() !== "");
