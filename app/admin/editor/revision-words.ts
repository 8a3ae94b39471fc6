import type { Revision } from "#contracts/history.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { fill, plural } from "#i18n/fill.ts";

const MINUTE_MS = 60_000;

/** What somebody did. The author is unknown from before histories were kept. */
export function revisionWords({ action, at, by: { name }, since }: Revision): string {
  if (!name) return words.beforeHistory;
  if (action !== "draft" || !since) return fill(words.by[action], { name });
  const minutes = Math.ceil((Date.parse(at) - Date.parse(since)) / MINUTE_MS);
  return plural(words.draftedFor, Math.max(1, minutes), { name });
}
