import { type AuditDetail, type AuditEntry, auditDetailSchema } from "#contracts/audit.ts";
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
  Partial<Pick<AuditEntry, "revision" | "detail">>;

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
    .values({ ...rowOf(deed), at: new Date().toISOString(), ...author })
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
  const rows = deeds.map((deed) => ({ ...rowOf(deed), at, ...author }));
  await tx.insertInto("audit").values(rows).execute();
}

const rowOf = ({ detail = null, revision = null, ...deed }: Omit<Deed, "by">) => ({
  ...{ ...deed, revision, id: sortableId() },
  detail: detail && JSON.stringify(detail),
});

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
    async list({ limit, offset }: { limit: number; offset: number }): Promise<AuditEntry[]> {
      const rows = await db
        .selectFrom("audit")
        .select(["id as _id", "at", "userId", "userName", "action", "thing", "thingId", "summary"])
        .select(["revision", "detail"])
        .orderBy("id", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ detail, ...row }) => ({
        ...{ ...row, detail: detailOf(detail) },
        // An id by which nobody was found tells its reader nothing; the trail keeps it.
        userId: row.userName === records.nobodyKnown ? null : row.userId,
      }));
    },

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

/** What a newer version has written we do not know: the line tells the rest. */
function detailOf(stored: string | null): AuditDetail | null {
  if (stored === null) return null;
  try {
    return auditDetailSchema.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}
