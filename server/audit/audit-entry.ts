import type { AuditEntry } from "#contracts/audit.ts";
import { records } from "#i18n/en/records.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { sortableId } from "#server/db/sortable-id.ts";

/** Who did it: a user's id, or null for somebody we do not know. */
export type By = {
  by: string | null;
  /** The waiting changes that are published: they end in the same transaction, or nothing is published. */
  waiting?: Awaiting | undefined;
};

/** `publishAt`: that they are published at that moment is still planned. */
export type Awaiting = { version: number; publishAt?: string | undefined };

export type Author = Pick<AuditEntry, "userId" | "userName">;

type Deed = Pick<By, "by"> &
  Pick<AuditEntry, "action" | "thing" | "thingId" | "summary"> &
  Partial<Pick<AuditEntry, "revision">>;

const DAY_MS = 86_400_000;
const FAILED_SIGN_IN_DAYS = 90;

/**
 * Called inside the transaction of the write: neither is kept without the other.
 * @returns who did it, as the line says
 */
export async function recordAuditEntry(tx: Tx, { by, ...deed }: Deed): Promise<Author> {
  const author = await authorOf(tx, by);
  await tx
    .insertInto("audit")
    .values({ revision: null, id: sortableId(), at: new Date().toISOString(), ...author, ...deed })
    .execute();
  return author;
}

/** The same of several, whose author is known. */
export async function recordAuditEntries(
  tx: Tx,
  author: Author,
  deeds: readonly Omit<Deed, "by">[],
): Promise<void> {
  const at = new Date().toISOString();
  const rows = deeds.map((deed) => ({ revision: null, id: sortableId(), at, ...author, ...deed }));
  await tx.insertInto("audit").values(rows).execute();
}

/** Their name as it is now: it stays what it was, however they are called later. */
export async function authorOf(tx: Tx, by: string | null): Promise<Author> {
  const user = by
    ? await tx.selectFrom("staff").select("name").where("id", "=", by).executeTakeFirst()
    : null;
  return { userId: by, userName: user?.name ?? records.nobodyKnown };
}

export function createAudit(db: Db) {
  return {
    /** Newest first. */
    list: ({ limit, offset }: { limit: number; offset: number }): Promise<AuditEntry[]> =>
      db
        .selectFrom("audit")
        .select(["id as _id", "at", "userId", "userName", "action", "thing", "thingId", "summary"])
        .select("revision")
        .orderBy("id", "desc")
        .limit(limit)
        .offset(offset)
        .execute(),

    async count(): Promise<number> {
      const { count } = await db
        .selectFrom("audit")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Anybody can fail to sign in: that part of the trail must not grow for ever. */
    async purge(): Promise<void> {
      const oldest = new Date(Date.now() - FAILED_SIGN_IN_DAYS * DAY_MS).toISOString();
      await db
        .deleteFrom("audit")
        .where("action", "=", "failed-sign-in")
        .where("at", "<", oldest)
        .execute();
    },

    record: (deed: Deed) => db.transaction().execute((tx) => recordAuditEntry(tx, deed)),
  };
}
