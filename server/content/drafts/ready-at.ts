import { stateOf } from "#server/content/draft-row.ts";
import type { Place } from "#server/content/place.ts";
import { type Body, bodyNow, fittingNow, schemaAt } from "#server/content/state.ts";
import type { Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { rebased, type Standing } from "./draft-merge.ts";

/** `version`: of what is public, 0: nothing; `waiting`: their own. */
export type Ready = { body: Body; version: number; waiting: number };

/**
 * Waiting changes as they would be published: with what others published since they began.
 * @throws DomainError "nothing-waits"; "changed-meanwhile" where they contradict what is public
 */
export async function readyAt(
  tx: Tx,
  place: Place,
  { there, published }: Standing,
): Promise<Ready> {
  if (!there) throw new DomainError("nothing-waits");
  const own = bodyNow(place, stateOf(there));
  const { body, conflicts } = await rebased(tx, place, { own, base: there.base, published });
  if (conflicts.length > 0) throw new DomainError("changed-meanwhile", { fields: conflicts });
  const fit = fittingNow(place, { body, schema: schemaAt(place) });
  return { body: fit.body, version: published?.version ?? 0, waiting: there.version };
}
