import type { OtherSide } from "#contracts/draft.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { locale } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";
import { calledOf } from "./called-of.ts";

/** Nobody wrote: it is as it was when a backup was made. */
export const BACKUP = { isBackup: true } as const;

/**
 * What those who wrote what was not written here are called; empty: nobody knows; null: who writes here, in another
 * window.
 */
export type OtherName = string | null | typeof BACKUP;

const listed = new Intl.ListFormat(locale);

export function otherNameOf({ names, isYou, isBackup }: OtherSide["by"]): OtherName {
  if (isBackup) return BACKUP;
  return isYou ? null : listed.format(names.map(calledOf));
}

/** How a person reads of it: in the line below, above both versions, and over the other one. */
export function otherWords(other: OtherName) {
  if (other === null) return words.ofOtherWindow;
  if (typeof other === "object") return words.ofBackup;
  const name = other || words.somebodyElse;
  return {
    line: fill(words.changedToo, { name }),
    title: words.conflictTitle,
    theirs: other ? fill(words.savedByName, { name }) : words.savedBySomebodyElse,
    bothKept: fill(words.bothKept, { name }),
    withTheirs: fill(words.withTheirs, { name }),
  };
}
