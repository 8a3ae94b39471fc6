import { fieldAt } from "#contracts/field-at.ts";
import type { Field } from "#contracts/field-types.ts";
import { findKind, isKindName } from "#contracts/kinds/find-kind.ts";

/** What a field of a document is. */
export function kindFieldAt(
  place: { kind: string; id: string } | undefined,
  path: string,
): Field | null {
  const kind = place && isKindName(place.kind) ? findKind(place.kind, place.id) : null;
  return kind ? fieldAt(kind.fields, path) : null;
}
