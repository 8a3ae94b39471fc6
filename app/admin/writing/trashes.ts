import { ENTRY_KIND_NAMES, type EntryKindName } from "#contracts/kinds/entries.ts";
import type { NewKindName } from "#contracts/kinds/find-kind.ts";

export const TRASH_NAMES = ["departures", "visas", "licences"] as const;

export type TrashName = (typeof TRASH_NAMES)[number];

/** Where each kind is found: papers beside the visas, which bring them back. */
const TRASH_OF: Record<EntryKindName, TrashName> & Record<NewKindName, string> = {
  post: "blog",
  "own-page": "pages",
  departure: "departures",
  licence: "licences",
  requirement: "visas",
  visa: "visas",
};

export const trashAddress = (kind: NewKindName): string => `/admin/${TRASH_OF[kind]}/trash`;

export const kindsIn = (trash: TrashName): EntryKindName[] =>
  ENTRY_KIND_NAMES.filter((kind) => TRASH_OF[kind] === trash);
