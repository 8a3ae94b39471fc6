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

/** Items that come apart when the text is split again. */
export function itemsWithSeparator(items: string[]): string[] {
  return items.filter((item) => item.includes(SEPARATOR));
}

/** Items that look like two: a comma without a space after it joins them. */
export function itemsWithComma(items: string[]): string[] {
  return items.filter((item) => item.includes(",") && !item.includes(SEPARATOR));
}
