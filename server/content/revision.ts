import type { Revision } from "#contracts/history.ts";
import type { Tx } from "#server/db/schema.ts";
import type { RevisionTable } from "#server/db/schema-content.ts";
import { sortableId } from "#server/db/sortable-id.ts";
import { columnsOf, type Place } from "./place.ts";
import { packBody, unpackBody } from "./revision-body.ts";
import { lastPublic } from "./revision-find.ts";
import type { State } from "./state.ts";

/** So many states are compressed with a whole one as dictionary; then comes the next whole one. */
const AGAINST_ONE = 20;

type Kept = State & {
  userId: string | null;
  userName: string;
  action: Revision["action"];
  /** Of a draft. */
  since?: string;
  restoredFrom?: string | null;
};

/**
 * Called inside the transaction that makes it so.
 * @param before what was public until now: kept first, where nothing of it is kept yet
 * @returns its id; null: nothing has changed
 */
export async function recordRevision(
  tx: Tx,
  place: Place,
  state: Kept,
  before: State | null,
): Promise<string | null> {
  const newest = await findNewest(tx, place);
  if (!newest && before) {
    await insert(tx, place, { ...before, userId: null, userName: "", action: "update" }, null);
    return append(tx, place, state, await findNewest(tx, place));
  }
  // Saved again as it was: the history shows what changed.
  if (before && isSame(before.body, state.body)) return null;
  return append(tx, place, state, newest);
}

/** Of several that are new, whose author is known. @returns their ids */
export async function recordFirstRevisions(
  tx: Tx,
  made: readonly { place: Place; state: State }[],
  author: Pick<Kept, "userId" | "userName">,
): Promise<string[]> {
  const rows = made.map(({ place, state }) =>
    rowOf(place, { ...state, ...author, action: "create" }, null),
  );
  await tx.insertInto("revision").values(rows).execute();
  return rows.map(({ id }) => id);
}

const append = async (tx: Tx, place: Place, state: Kept, newest: Newest | null): Promise<string> =>
  insert(tx, place, state, newest && (await baseFor(tx, newest)));

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

type Newest = Pick<RevisionTable, "id" | "base">;
type Base = { id: string; body: string };

async function insert(tx: Tx, place: Place, state: Kept, base: Base | null): Promise<string> {
  const row = rowOf(place, state, base);
  await tx.insertInto("revision").values(row).execute();
  return row.id;
}

const rowOf = (place: Place, state: Kept, base: Base | null): RevisionTable => ({
  ...{ id: sortableId(), ...columnsOf(place), since: null, restoredFrom: null, ...state },
  base: base?.id ?? null,
  body: packBody(JSON.stringify(state.body), base?.body ?? null),
});

/** Of those that stay: what was only drafted is gone after some weeks, and nothing may need it. */
const findNewest = (tx: Tx, place: Place) =>
  lastPublic(tx, place)
    .select(["id", "base"])
    .executeTakeFirst()
    .then((row) => row ?? null);

/** The whole state that the newest one needs, or is; null when enough states already need it. */
async function baseFor(tx: Tx, newest: Newest): Promise<Base | null> {
  const id = newest.base ?? newest.id;
  const { count } = await tx
    .selectFrom("revision")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("base", "=", id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= AGAINST_ONE) return null;
  const { body } = await tx
    .selectFrom("revision")
    .select("body")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, body: unpackBody(body, null) };
}
