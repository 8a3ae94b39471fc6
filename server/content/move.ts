import { randomUUID } from "node:crypto";
import type { NewKindName } from "#contracts/kinds/find-kind.ts";
import { keyOf } from "#contracts/old-address.ts";
import type { Tx } from "#server/db/schema.ts";

/** Of what can be new, and has an address that staff choose. */
type MovingPlace = { kind: NewKindName; id: string };

type Move = {
  /** Paths, as our links write them. */
  from: string;
  to: string;
  /** ISO 8601, UTC. */
  at: string;
};

/**
 * The old address leads to it, also after further moves; an address that is used again leads nowhere
 * else. Entries of one's own that led to the old address lead to the new one.
 */
export async function recordMove(tx: Tx, place: MovingPlace, { from, to, at }: Move) {
  await claimAddress(tx, from);
  await claimAddress(tx, to);
  await tx
    .insertInto("redirect")
    .values({ id: randomUUID(), fromPath: from, kind: place.kind, documentId: place.id, at })
    .execute();
  await tx.updateTable("redirect").set({ target: to }).where("target", "=", from).execute();
}

/** What takes an address takes it from whatever led on from there before. */
export async function claimAddress(tx: Tx, path: string): Promise<void> {
  await tx.deleteFrom("redirect").where("fromPath", "=", path).execute();
  await tx
    .deleteFrom("redirect")
    .where("fromPath", "=", keyOf(path))
    .where("kind", "=", "own")
    .execute();
}

/** The same of several. */
export async function claimAddresses(tx: Tx, paths: readonly string[]): Promise<void> {
  const keys = paths.flatMap((path) => keyOf(path) ?? []);
  await tx.deleteFrom("redirect").where("fromPath", "in", paths).execute();
  await tx.deleteFrom("redirect").where("fromPath", "in", keys).where("kind", "=", "own").execute();
}
