import { momentWords } from "#app/admin/times/moment-words.ts";
import type { Zone } from "#app/admin/times/zone-words.ts";
import * as words from "#i18n/en/admin/history.ts";
import { fill } from "#i18n/fill.ts";

/** That a version that is restored goes public by itself: what is planned stays planned, whatever is written into it. */
export const plannedWords = (goesPublicAt: string | null, { timeZone, now }: Zone) =>
  goesPublicAt &&
  fill(words.intoPlanned, { moment: momentWords(timeZone, new Date(goesPublicAt), now) });
