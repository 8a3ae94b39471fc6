import { departureKind } from "./departure.ts";
import type { Kind } from "./kind.ts";
import { licenceKind } from "./licence.ts";
import { requirementKind } from "./requirement.ts";
import { visaKind } from "./visa.ts";

/** Of which there are many, without a page of their own to be written. */
export const ENTRY_KINDS = {
  departure: departureKind,
  licence: licenceKind,
  requirement: requirementKind,
  visa: visaKind,
} as const;

export type EntryKindName = keyof typeof ENTRY_KINDS;

export const entryKind = (name: EntryKindName): Kind => ENTRY_KINDS[name];

export const ENTRY_KIND_NAMES = Object.keys(ENTRY_KINDS) as EntryKindName[];

export const isEntryKindName = (name: string): name is EntryKindName =>
  Object.hasOwn(ENTRY_KINDS, name);
