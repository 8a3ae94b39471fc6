import type { NotNull } from "kysely";
import { asObject } from "#contracts/as-object.ts";
import { asText } from "#contracts/as-text.ts";
import type { TrashedEntry } from "#contracts/entry.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import { restorableUntil } from "#server/content/trash.ts";
import type { Db } from "#server/db/schema.ts";

export type PartOfTrash = { limit: number; offset: number };

type Kinds = readonly EntryKindName[];

/** After they were public, or before. */
export async function listTrashed(
  db: Db,
  kinds: Kinds,
  { limit, offset }: PartOfTrash,
): Promise<TrashedEntry[]> {
  const rows = await trashed(db, kinds)
    .orderBy("deletedAt", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(presentTrashed);
}

export async function countTrashed(db: Db, kinds: Kinds): Promise<number> {
  const { count } = await db
    .selectFrom(trashed(db, kinds).as("trashed"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const trashed = (db: Db, kinds: Kinds) =>
  db
    .selectFrom("trashedEntry")
    .select(["id", "kind", "body", "deletedAt"])
    .where("kind", "in", kinds)
    .unionAll(
      db
        .selectFrom("draft")
        .select(["documentId as id", "kind", "body", "deletedAt"])
        .where("kind", "in", kinds)
        .where("deletedAt", "is not", null)
        .$narrowType<{ kind: EntryKindName; deletedAt: NotNull }>(),
    );

type Row = Awaited<ReturnType<ReturnType<typeof trashed>["execute"]>>[number];

function presentTrashed({ id: _id, kind, body, deletedAt }: Row): TrashedEntry {
  const written = asObject(JSON.parse(body));
  return {
    ...{ _id, kind, title: asText(written.title) },
    ...(kind === "departure" && { departure: daysOf(written) }),
    ...{ deletedAt, restorableUntil: restorableUntil(deletedAt) },
  };
}

const daysOf = ({ package: parent, leavesOn, returnsOn }: Record<string, unknown>) => ({
  ...{ package: asText(parent), leavesOn: asText(leavesOn), returnsOn: asText(returnsOn) },
});
