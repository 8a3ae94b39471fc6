import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { ImportSource, ImportState } from "#contracts/import.ts";
import { authorOf, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { ImportTable } from "#server/db/schema-import.ts";
import { sharedNow } from "#server/db/shared-now.ts";
import { takeTurn } from "#server/db/take-turn.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { NOTHING_TOLD, type Told } from "./summary.ts";
import { isSilent, UNDER_WAY } from "./under-way.ts";

export type ImportRow = Selectable<ImportTable>;

export type Wish = ImportTable["wish"];

export type NewImportRow = {
  id: string;
  source: ImportSource;
  name: string;
  address: string;
  bytes: number | null;
  wish: Wish;
};

/** What each wish is called while it is under way. */
const BEGUN: Record<Wish, ImportState> = { look: "reading", take: "running", undo: "undoing" };

export const newImportId = () => randomUUID();

/** Where imports are written down, so that whoever comes next can go on with them. */
export function createImportRecords(db: Db) {
  const nowText = async (source: Db | Tx = db) => new Date(await sharedNow(source)).toISOString();

  async function refuseTwo(tx: Tx): Promise<void> {
    await takeTurn(tx, "import");
    const now = await sharedNow(tx);
    const rows = await tx
      .selectFrom("import")
      .select(["state", "aliveAt"])
      .where("state", "in", UNDER_WAY)
      .execute();
    if (rows.some((row) => !isSilent(row, now))) throw new DomainError("import-under-way");
  }

  const record = (
    tx: Tx,
    by: string,
    { id, name, wish }: Pick<ImportRow, "id" | "name" | "wish">,
  ) =>
    recordAuditEntry(tx, {
      ...{ by, thing: "import", thingId: id, summary: name },
      action: wish === "undo" ? "undo" : "import",
    });

  return {
    /** @throws DomainError "import-under-way" */
    begin: ({ wish, ...row }: NewImportRow, by: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await refuseTwo(tx);
        const { userName } = await authorOf(tx, by);
        const now = await nowText(tx);
        const stands = {
          state: "reading",
          step: "texts",
          isLooked: 0,
          isStopping: 0,
          done: 0,
          total: 0,
        } as const;
        await tx
          .insertInto("import")
          .values({
            ...{ ...row, ...stands, wish, userId: by, userName, createdAt: now, aliveAt: now },
            ...{ problem: null, finishedAt: null, notes: JSON.stringify(NOTHING_TOLD) },
          })
          .execute();
        if (wish !== "look") await record(tx, by, { ...row, wish });
      }),

    /**
     * Goes on with it, or on to the next thing.
     * @param from the states in which that can be
     * @throws DomainError "not-found", "import-not-now", "import-under-way"
     */
    resume: (
      id: string,
      wish: Wish,
      from: readonly ImportState[],
      by: string,
    ): Promise<ImportRow> =>
      db.transaction().execute(async (tx) => {
        await refuseTwo(tx);
        const row = await tx
          .selectFrom("import")
          .selectAll()
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst();
        if (!row) throw new DomainError("not-found");
        const now = await sharedNow(tx);
        const state = isSilent(row, now) ? "stopped" : row.state;
        // What is being undone can only be undone.
        if (!from.includes(state) || (row.wish === "undo" && wish !== "undo"))
          throw new DomainError("import-not-now");
        const isFresh = wish !== row.wish;
        const { userName } = await authorOf(tx, by);
        const changed = {
          ...({
            state: wish === "take" && row.isLooked === 0 ? "reading" : BEGUN[wish],
            wish,
          } as const),
          ...{
            isStopping: 0,
            problem: null,
            aliveAt: new Date(now).toISOString(),
            finishedAt: null,
            userId: by,
            userName,
          },
          ...(isFresh ? { done: 0, total: 0, step: "texts" as const } : {}),
        };
        await tx.updateTable("import").set(changed).where("id", "=", id).execute();
        if (wish !== "look") await record(tx, by, { ...row, wish });
        return { ...row, ...changed };
      }),

    /** By which signs are given; ms since 1970. */
    now: (): Promise<number> => sharedNow(db),

    find: (id: string): Promise<ImportRow | undefined> =>
      db.selectFrom("import").selectAll().where("id", "=", id).executeTakeFirst(),

    /** Newest first. */
    list: (): Promise<ImportRow[]> =>
      db.selectFrom("import").selectAll().orderBy("createdAt", "desc").limit(50).execute(),

    /** Those that wait to be gone on with. @param before ISO 8601, UTC */
    async idleSince(before: string): Promise<string[]> {
      const rows = await db
        .selectFrom("import")
        .select("id")
        .where("state", "in", ["looked", "stopped", "failed"])
        .where("aliveAt", "<", before)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** A sign of whoever is at it. @returns whether they shall stop */
    async beat(
      id: string,
      { told, ...changes }: Partial<Pick<ImportRow, "done" | "total" | "step">> & { told: Told },
    ): Promise<boolean> {
      const row = await db
        .updateTable("import")
        .set({ ...changes, notes: JSON.stringify(told), aliveAt: await nowText() })
        .where("id", "=", id)
        .returning("isStopping")
        .executeTakeFirst();
      return row?.isStopping !== 0;
    },

    /** @throws DomainError "import-not-now" */
    async askToStop(id: string): Promise<void> {
      const { numUpdatedRows } = await db
        .updateTable("import")
        .set({ isStopping: 1 })
        .where("id", "=", id)
        .where("state", "in", UNDER_WAY)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new DomainError("import-not-now");
    },

    /** What is under way comes to the next thing, or to its end. */
    async change(
      id: string,
      changes: Partial<
        Pick<ImportRow, "state" | "problem" | "isLooked" | "step" | "done" | "total">
      >,
      told?: Told,
    ): Promise<void> {
      const isOver = changes.state !== undefined && !UNDER_WAY.includes(changes.state);
      const now = await nowText();
      await db
        .updateTable("import")
        .set({
          ...changes,
          ...(told && { notes: JSON.stringify(told) }),
          ...{ aliveAt: now, ...(isOver && { finishedAt: now }) },
        })
        .where("id", "=", id)
        .execute();
    },

    /** What was under way when processes ended. @param isAlone no other process is at any */
    async stopSilent(isAlone: boolean): Promise<void> {
      const rows = await db
        .selectFrom("import")
        .select(["id", "state", "aliveAt"])
        .where("state", "in", UNDER_WAY)
        .execute();
      const now = await sharedNow(db);
      const ids = rows.filter((row) => isAlone || isSilent(row, now)).map(({ id }) => id);
      if (ids.length === 0) return;
      await db
        .updateTable("import")
        .set({ state: "stopped", finishedAt: new Date(now).toISOString() })
        .where("id", "in", ids)
        .execute();
    },

    /** What never took anything over is forgotten; of the others the report stays. @throws DomainError "not-found", "import-not-now" */
    remove: (id: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom("import")
          .selectAll()
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst();
        if (!row) throw new DomainError("not-found");
        if (UNDER_WAY.includes(row.state) && !isSilent(row, await sharedNow(tx)))
          throw new DomainError("import-not-now");
        const made = await tx
          .selectFrom("importItem")
          .select("number")
          .where("importId", "=", id)
          .where("state", "in", ["made", "kept", "undone"])
          .limit(1)
          .executeTakeFirst();
        if (made) throw new DomainError("import-not-now");
        await tx.deleteFrom("import").where("id", "=", id).execute();
      }),
  };
}

export type ImportRecords = ReturnType<typeof createImportRecords>;

/** As the row says. */
export const toldIn = ({ notes }: Pick<ImportRow, "notes">): Told => JSON.parse(notes);
