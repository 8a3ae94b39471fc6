import { momentWords } from "#app/admin/editor/moment-words.ts";
import type { Zone } from "#app/admin/pieces/zone-words.ts";
import * as words from "#i18n/en/admin/history.ts";
import { fill } from "#i18n/fill.ts";

/** What becomes of a version that is restored: what is planned stays planned, whatever is written into it. */
export const intoWords = (goesPublicAt: string | null, { timeZone, now }: Zone): string =>
  goesPublicAt
    ? fill(words.intoPlanned, { moment: momentWords(timeZone, new Date(goesPublicAt), now) })
    : words.intoWaiting;
