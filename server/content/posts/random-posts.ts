import { randomInt } from "node:crypto";
import type { Db } from "#server/db/schema.ts";
import { PICK_KEYS } from "./post-row.ts";

/** Spare points, for those that fall on a post that is picked already. */
const POINTS_PER_POST = 2;

/**
 * Ids of posts at random, each once; fewer when there are fewer. Each is the next one after a
 * random point, so any set is possible; a post after a wide gap is picked more often than one
 * after a narrow gap.
 */
export async function pickAtRandom(db: Db, limit: number, type: string | null): Promise<string[]> {
  const points = Array.from({ length: limit * POINTS_PER_POST }, () => randomInt(PICK_KEYS));
  const [first, ...others] = points.map((point) => following(point, 1));
  if (!first) return [];
  const hits = await others.reduce((all, one) => all.unionAll(one), first).execute();
  const picked = new Set(hits.map(({ id }) => id));
  // There are few posts, or points hit the same ones: the rest are the posts after a random point,
  // going on from the beginning at the end.
  if (picked.size < limit) {
    const point = randomInt(PICK_KEYS);
    const rest = await Promise.all([point, 0].map((from) => following(from, limit).execute()));
    for (const { id } of rest.flat()) picked.add(id);
  }
  return [...picked].slice(0, limit);

  function following(point: number, count: number) {
    const next = db
      .selectFrom("blog")
      .select("id")
      .where("pickKey", ">=", point)
      .orderBy("pickKey")
      .limit(count);
    // A part of a union may not have an order and a limit of its own.
    return db
      .selectFrom((type === null ? next : next.where("type", "=", type)).as("next"))
      .select("id");
  }
}
