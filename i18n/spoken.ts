import type { Language } from "#contracts/languages.ts";
import { attentionText } from "./attention-words.ts";
import { deviceWords } from "./device-words.ts";
import { roomWords } from "./disk-room.ts";
import { faults, toDo } from "./en/backup-faults.ts";
import { departureHeads, departureStates } from "./en/departure-csv.ts";
import { csvHeads, spamReasons, statuses } from "./en/enquiries.ts";
import { importHeads, importKinds, importStates } from "./en/import-notes.ts";
import { direction, language } from "./en/language.ts";
import { mail } from "./en/mail.ts";
import { heading as blogHeading } from "./en/site/blog.ts";
import { seats } from "./en/site/departures.ts";
import { heading as planHeading } from "./en/site/get-started.ts";
import { topics } from "./en/topics.ts";
import { fill, inDigits, plural } from "./fill.ts";
import { importNote } from "./import-note.ts";
import { momentLabel } from "./moment-label.ts";
import { monthLabel } from "./month-words.ts";
import { hoursLines } from "./opening-hours.ts";

/** What the server says beside pages: in mail, tables, pictures for sharing. Each build says it in its own language. */
export const spoken = {
  ...{ language, direction: direction as "ltr" | "rtl" },
  ...{ fill, inDigits, plural, monthLabel, hoursLines, attentionText },
  ...{ deviceWords, momentLabel },
  headings: { blog: blogHeading, "get-started": planHeading },
  ...{ mail, topics, statuses, spamReasons, csvHeads },
  ...{ importHeads, importKinds, importNote, importStates },
  ...{ departureHeads, departureStates, seats },
  backups: { faults, toDo, roomWords },
};

export type Spoken = typeof spoken;

/** Who gives what is said in a language. */
export type SpokenIn = (language: Language) => Promise<Spoken>;
