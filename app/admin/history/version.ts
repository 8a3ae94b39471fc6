import type { Draft } from "#contracts/draft.ts";
import type { Revision } from "#contracts/history.ts";
import type { Language } from "#contracts/languages.ts";
import * as words from "#i18n/en/admin/history.ts";
import { fill } from "#i18n/fill.ts";

/** In an address: what waits, which is no revision yet. */
export const WAITING = "waiting";

/** A revision, or what waits. */
export type Version = Omit<Revision, "action"> & { action: Revision["action"] | typeof WAITING };

/** @param others who writes there now, too */
export function waitingVersion(
  { savedAt, by, others, restoredFrom }: Draft,
  lang: Language,
): Version {
  const all = [...new Set([by.name, ...others.map(({ name }) => name)])];
  const name = all.reduce((names, another) => fill(words.andName, { names, name: another }));
  return {
    ...{ _id: WAITING, at: savedAt, by: { name }, action: WAITING },
    ...{ lang, since: null, restoredFrom },
  };
}

/** Which of two was made before the other. */
export const isOlder = (one: Version, other: Version): boolean =>
  other.action === WAITING || (one.action !== WAITING && one._id < other._id);
