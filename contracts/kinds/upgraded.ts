import { completed } from "../completed.ts";
import type { Fields } from "../field-types.ts";
import type { BodyOfKind, Kind } from "./kind.ts";

/** The number of the schema that a body is written in today. */
export const schemaOf = ({ upgrades }: Kind): number => upgrades.length + 1;

/**
 * A body as its kind is today, whatever it was when it was stored.
 * @param schema the number that was stored with it
 */
export function upgraded<F extends Fields>(
  kind: Kind<F>,
  stored: Record<string, unknown>,
  schema: number,
): BodyOfKind<Kind<F>> {
  return completed(kind.fields, withUpgrades(kind, stored, schema));
}

/** It may hold what its kind has no place for. */
export const withUpgrades = (kind: Kind, stored: Record<string, unknown>, schema: number) =>
  kind.upgrades.slice(schema - 1).reduce((body, upgrade) => upgrade(body), stored);
