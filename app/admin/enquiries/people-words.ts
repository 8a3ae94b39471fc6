import * as words from "#i18n/en/admin/enquiries.ts";
import { plural } from "#i18n/fill.ts";

/** Empty when nobody said. */
export function peopleWords(travellers: number | null): string {
  if (travellers === null) return "";
  return plural(words.people, travellers);
}
