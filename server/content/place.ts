import { findKind, isKindName, type KindName } from "#contracts/kinds/find-kind.ts";

/** Something that staff write and visitors read: "home/home", "package/umrah", "post/{_id}". */
export type Place = { kind: KindName; id: string };

export const pathOf = ({ kind, id }: { kind: string; id: string }): string => `${kind}/${id}`;

/** Null: nothing can be there. */
export const placeAt = (kind: string, id: string): Place | null =>
  isKindName(kind) && findKind(kind, id) ? { kind, id } : null;

/** Until languages come there is one. */
const LANG = "en";

/** The columns that name a place in the tables of the store. */
export const columnsOf = ({ kind, id }: Place) => ({ kind, documentId: id, lang: LANG });
