import { sql } from "kysely";
import { createHeldLocks } from "#server/db/held-locks.ts";
import { connect } from "#server/db/open-postgres.server.ts";
import { createPulse } from "#server/db/pulse.ts";
import { shareTurn } from "#server/db/take-turn.ts";
import type { BackupEnv } from "./make-backup.ts";

/**
 * Meanwhile no node that shares the PostgreSQL removes files of pictures: they are copied, or are those of a site that
 * comes. What is removed keeps its files until then. A SQLite's workers agree on it by themselves.
 * @throws DomainError "database-away", or what `work` throws
 */
export async function whileFilesStay<T>(
  { DATABASE_URL }: Pick<BackupEnv, "DATABASE_URL">,
  work: () => Promise<T>,
): Promise<T> {
  if (!DATABASE_URL) return work();
  const told = { pulse: createPulse(), locks: createHeldLocks() };
  const db = connect(DATABASE_URL, told, { max: 1 });
  try {
    const tx = await db.startTransaction().execute();
    try {
      // However long that takes: it keeps nobody from writing.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await shareTurn(tx, "picture-files");
      return await work();
    } finally {
      // Of a connection that is lost nothing is left to end, and what was done is done.
      await tx
        .rollback()
        .execute()
        .catch(() => undefined);
    }
  } finally {
    await db.destroy();
  }
}
