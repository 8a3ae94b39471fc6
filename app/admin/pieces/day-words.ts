import * as words from "#i18n/en/admin/shell.ts";

const DAY_MS = 86_400_000;

/** "today", "yesterday" or "12 November", for whoever reads. */
export function dayWords(iso: string, now = new Date()): string {
  const at = new Date(iso);
  if (at.toDateString() === now.toDateString()) return words.today;
  const yesterday = new Date(now.getTime() - DAY_MS);
  if (at.toDateString() === yesterday.toDateString()) return words.yesterday;
  return at.toLocaleDateString("en-GB", { day: "numeric", month: "long" });
}
