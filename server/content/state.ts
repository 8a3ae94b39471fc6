import { fitting, type Unfit } from "#contracts/kinds/fitting.ts";
import { schemaOf, upgraded, withUpgrades } from "#contracts/kinds/upgraded.ts";
import { only } from "#contracts/only.ts";
import { kindAt, type Place } from "./place.ts";

export type Body = Record<string, unknown>;

/** What something is, or was, at one time. */
export type State = {
  /** Number of the schema that `body` is written in. */
  schema: number;
  version: number;
  /** ISO 8601, UTC. */
  at: string;
  body: Body;
};

/** Whatever its kind was when it was stored. */
export function bodyNow(place: Place, { body, schema }: Pick<State, "body" | "schema">): Body {
  const kind = kindAt(place);
  return kind ? upgraded(kind, body, schema) : body;
}

/** With what a press of its own makes public as it is there. */
export function withApart(place: Place, body: Body, open: Body): Body {
  const apart = place.language ? [] : (kindAt(place)?.apart ?? []);
  return apart.length === 0 ? body : { ...body, ...only(open, apart) };
}

/** What its kind has a place for now, and what is left. */
export function fittingNow(
  place: Place,
  { body, schema }: Pick<State, "body" | "schema">,
): { body: Body; unfit: Unfit[] } {
  const kind = kindAt(place);
  if (!kind) return { body, unfit: [] };
  const stored = withUpgrades(kind, body, schema);
  if (!place.language) return fitting(kind.fields, stored);
  const { made = {}, isExample = false, ...words } = stored;
  const fit = fitting(kind.fields, words);
  // It stays known which English words they were made from.
  return { ...fit, body: { ...fit.body, made, isExample } };
}

/** The number of the schema that its body is written in today. */
export function schemaAt(place: Place): number {
  const kind = kindAt(place);
  return kind ? schemaOf(kind) : 1;
}
