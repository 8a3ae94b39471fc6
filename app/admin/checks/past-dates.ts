const MONTHS = [
  ...["january", "february", "march", "april", "may", "june", "july"],
  ...["august", "september", "october", "november", "december"],
];
const MONTH = MONTHS.map((name) => `${name}|${name.slice(0, 3)}`).join("|");

const WAYS = [
  // 12 March 2026, 12th of Mar 2026
  new RegExp(
    String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${MONTH})\.?,? (?<year>\d{4})\b`,
    "gi",
  ),
  // March 12, 2026
  new RegExp(
    String.raw`\b(?<month>${MONTH})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})\b`,
    "gi",
  ),
  // 2026-03-12
  /\b(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})\b/g,
];

/**
 * Dates that are written out in full, and lie before today; each once, in the order of the text.
 * @param today YYYY-MM-DD
 */
export function pastDates(words: string, today: string): string[] {
  const found = WAYS.flatMap((way) => [...words.matchAll(way)])
    .filter(({ groups }) => dayOf(groups) < today)
    .toSorted((a, b) => a.index - b.index)
    .map(([written]) => written);
  return [...new Set(found)];
}

function dayOf({ year = "", month = "", day = "" }: Record<string, string> = {}): string {
  const named = MONTHS.findIndex((name) => name.startsWith(month.toLowerCase())) + 1;
  const number = String(named || month).padStart(2, "0");
  return `${year}-${number}-${day.padStart(2, "0")}`;
}
