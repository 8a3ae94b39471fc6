import type { Fields } from "#contracts/field-types.ts";
import { plainText } from "#contracts/html/plain-text.ts";
import { textsIn } from "#contracts/kinds/texts-in.ts";

/** What people may look for in a body: its words, but no addresses, days or choices. */
export function searchedText(fields: Fields, body: Readonly<Record<string, unknown>>): string {
  return textsIn(fields, body)
    .flatMap(({ field: { type, isUnsearched }, text }) => {
      if (type === "html") return [plainText(text)];
      return (type === "line" || type === "lines") && !isUnsearched ? [text] : [];
    })
    .join(" ");
}
