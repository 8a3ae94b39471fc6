import type { NoteName } from "#contracts/import-notes.ts";
import { importChanges } from "./en/import-changes.ts";
import { importLosses } from "./en/import-losses.ts";
import { type Plural, plural } from "./fill.ts";

const NOTES: Record<NoteName, Plural> = { ...importChanges, ...importLosses };

/** A note of moving in as a sentence, without its end: names may follow. */
export const importNote = (what: NoteName, count: number): string => plural(NOTES[what], count);
