import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { AuditEntry } from "#contracts/audit.ts";
import { completed } from "#contracts/completed.ts";
import type { Fields } from "#contracts/field-types.ts";
import { type By, nameOf, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { DocumentTable } from "#server/db/schema-content.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { ContentVersion } from "./content-version.ts";
import { recordPublished } from "./record-published.ts";

type Saving = By & {
  thing: AuditEntry["thing"];
  thingId: string;
  summary: string;
  /** The one that was read; without it the save overwrites. */
  version?: number | undefined;
};

/** What a stored body is held against; a field that is younger than the body is filled in. */
export type Stored<T> = { fields: Fields; schema: z.ZodType<T> };

/** Things that exist once, kept as JSON and checked against their contract when read. */
export function createDocuments(db: Db, content: ContentVersion) {
  return {
    async find<T>(id: string, stored: Stored<T>): Promise<T | null> {
      const row = await read(db, id).executeTakeFirst();
      return row ? whole(row, stored) : null;
    },

    async findAll<T>(prefix: string, stored: Stored<T>): Promise<T[]> {
      const rows = await db
        .selectFrom("document")
        .select(["body", "version"])
        .where("id", "like", `${prefix}/%`)
        .execute();
      return rows.map((row) => whole(row, stored));
    },

    /**
     * Makes it where it is not there yet.
     * @param following what holds some of it too, and is saved with it where it would differ
     * @throws DomainError "changed-meanwhile", with what is stored now
     */
    save: <T>(
      id: string,
      stored: Stored<T>,
      body: object,
      saving: Saving,
      following: Save[] = [],
    ): Promise<T> =>
      content.change(async (tx) => {
        await lock(tx, [id, ...following.map((other) => other.id)]);
        const { saved, current } = await saveIn(tx, { id, bodyOf: () => body, saving });
        if (!saved) {
          const now = current && whole(current, stored);
          throw new DomainError("changed-meanwhile", { current: now });
        }
        for (const other of following) await followIn(tx, other);
        return whole(saved, stored);
      }),

    /**
     * All of them or none.
     * @param following as with `save`
     * @throws DomainError "changed-meanwhile"
     */
    saveAll: (saves: Save[], following: Save[] = []): Promise<void> =>
      content.change(async (tx) => {
        await lock(
          tx,
          [...saves, ...following].map(({ id }) => id),
        );
        for (const save of saves) {
          const { saved } = await saveIn(tx, save);
          if (!saved) throw new DomainError("changed-meanwhile");
        }
        for (const other of following) await followIn(tx, other);
      }),

    /** When each was last changed, by id: ISO 8601, UTC. */
    async updatedAt(): Promise<Map<string, string>> {
      const rows = await db.selectFrom("document").select(["id", "updatedAt"]).execute();
      return new Map(rows.map((row) => [row.id, row.updatedAt]));
    },
  };
}

/** `bodyOf` gets what is stored, or nothing of it. */
type Save = {
  id: string;
  bodyOf: (stored: Body) => object;
  saving: Saving;
  /** Not made by following another. */
  isOnlyFollowed?: boolean;
};
type Body = Record<string, unknown>;
type Row = Pick<DocumentTable, "body" | "version" | "updatedAt">;

/** @returns what is stored instead, when that is newer than what was read */
export async function saveIn(
  tx: Tx,
  { id, bodyOf, saving }: Save,
): Promise<{ saved: Row; current?: never } | { saved: null; current: Row | undefined }> {
  const { version, ...deed } = saving;
  const old = await read(tx, id).forUpdate().executeTakeFirst();
  if (old && version !== undefined && version !== old.version) return { saved: null, current: old };
  const row = {
    id,
    body: JSON.stringify(bodyOf(old ? JSON.parse(old.body) : {})),
    version: (old?.version ?? 0) + 1,
    updatedAt: new Date().toISOString(),
  };
  if (old) await tx.updateTable("document").set(row).where("id", "=", id).execute();
  // Where transactions run side by side, another one was quicker: now there is something to replace.
  else if (!(await add(tx, row))) return saveIn(tx, { id, bodyOf, saving });
  await recordAuditEntry(tx, { action: "update", ...deed });
  await recordPublished(
    tx,
    { kind: deed.thing, id: deed.thingId },
    {
      ...stateOf(row),
      by: { id: deed.by, name: await nameOf(tx, deed.by) },
      action: old ? "update" : "create",
      before: old ? stateOf(old) : null,
    },
  );
  return { saved: row };
}

/** What staff wrote; the `_id` is ours. */
function stateOf({ body, version, updatedAt }: Row) {
  const { _id, ...written } = JSON.parse(body);
  return { version, at: updatedAt, body: written };
}

/** Always in the same order, so that nobody waits for somebody who waits for them. */
async function lock(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length < 2) return;
  await tx
    .selectFrom("document")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
}

async function followIn(tx: Tx, save: Save): Promise<void> {
  const old = await read(tx, save.id).executeTakeFirst();
  if (!old && save.isOnlyFollowed) return;
  const stored = old ? JSON.parse(old.body) : {};
  if (!isDeepStrictEqual(save.bodyOf(stored), stored)) await saveIn(tx, save);
}

const read = (db: Db | Tx, id: string) =>
  db.selectFrom("document").select(["body", "version", "updatedAt"]).where("id", "=", id);

async function add(tx: Tx, row: DocumentTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("document")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const whole = <T>(
  { body, version }: Pick<Row, "body" | "version">,
  { fields, schema }: Stored<T>,
): T => schema.parse({ ...completed(fields, JSON.parse(body)), version });

export type Documents = ReturnType<typeof createDocuments>;
