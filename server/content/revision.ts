import type { Revision } from "#contracts/history.ts";
import type { Tx } from "#server/db/schema.ts";
import type { RevisionTable } from "#server/db/schema-content.ts";
import { sortableId } from "#server/db/sortable-id.ts";
import { LANG, type Place } from "./place.ts";
import { packBody, unpackBody } from "./revision-body.ts";

/** So many states are kept against one that is whole; then comes the next whole one. */
const AGAINST_ONE = 20;

export type State = {
  version: number;
  /** ISO 8601, UTC. */
  at: string;
  body: object;
};

type Published = State & {
  userId: string | null;
  userName: string;
  action: Revision["action"];
};

/**
 * Called inside the transaction that publishes.
 * @param before what it was until now: kept first, where nothing of it is kept yet
 */
export async function recordRevision(
  tx: Tx,
  place: Place,
  published: Published,
  before: State | null,
): Promise<void> {
  const newest = await findNewest(tx, place);
  if (!newest && before) {
    const unknown = { userId: null, userName: "", action: "update" } as const;
    const first = await insert(tx, place, { ...before, ...unknown }, null);
    return void (await insert(tx, place, published, {
      id: first,
      body: JSON.stringify(before.body),
    }));
  }
  // Saved again as it was: the history shows what changed.
  if (newest && before && isSame(before.body, published.body)) return;
  await insert(tx, place, published, newest && (await baseFor(tx, newest)));
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

type Base = { id: string; body: string };

async function insert(
  tx: Tx,
  { kind, id: documentId }: Place,
  state: Published,
  base: Base | null,
) {
  const { body, ...rest } = state;
  const row: RevisionTable = {
    ...{ id: sortableId(), kind, documentId, lang: LANG },
    ...rest,
    base: base?.id ?? null,
    body: packBody(JSON.stringify(body), base?.body ?? null),
  };
  await tx.insertInto("revision").values(row).execute();
  return row.id;
}

const findNewest = (tx: Tx, { kind, id }: Place) =>
  tx
    .selectFrom("revision")
    .select(["id", "base"])
    .where("kind", "=", kind)
    .where("documentId", "=", id)
    .where("lang", "=", LANG)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
    .then((row) => row ?? null);

/** The whole state that the newest needs, or is; null once enough are kept against it. */
async function baseFor(tx: Tx, newest: Pick<RevisionTable, "id" | "base">): Promise<Base | null> {
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

/** Of what is gone for good. */
export async function forgetRevisions(tx: Tx, { kind, id }: Place): Promise<void> {
  await tx.deleteFrom("revision").where("kind", "=", kind).where("documentId", "=", id).execute();
}
