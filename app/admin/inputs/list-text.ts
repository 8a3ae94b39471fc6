import type { ListField } from "#contracts/field-types.ts";

/** The specification, section 5: the separator between the items of a list. */
const SEPARATOR = ", ";

export function listToText(items: string[]): string {
  return items.join(SEPARATOR);
}

/** One a line; the break after the last one tells it from a text with commas. */
export function listToLines(items: string[]): string {
  return items.map((item) => `${item}\n`).join("");
}

export const isInLines = (text: string): boolean => text.includes("\n");

/** As the specification splits it, or by lines; items that hold no words are left out. */
export function textToList(text: string): string[] {
  return text
    .split(isInLines(text) ? "\n" : SEPARATOR)
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Items that look like two: a comma without a space after it joins them. */
export function itemsWithComma(items: string[]): string[] {
  return items.filter((item) => item.includes(",") && !item.includes(SEPARATOR));
}

/** A list as the text that a form shows: in lines where a comma would tear an item, or join two. */
export function joined({ shownAs }: ListField, items: string[]): string {
  if (shownAs !== "list") return items.join("\n\n");
  return items.some((item) => item.includes(",")) ? listToLines(items) : listToText(items);
}

/** And back: paragraphs are separated by empty lines. */
export const listIn = ({ shownAs }: ListField, text: string): string[] =>
  shownAs === "list"
    ? textToList(text)
    : text.split(/\n\s*\n/).filter((part) => part.trim() !== "");
