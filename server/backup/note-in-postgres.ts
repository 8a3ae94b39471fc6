import { createHeldLocks } from "#server/db/held-locks.ts";
import { connect } from "#server/db/open-postgres.server.ts";
import { createPulse } from "#server/db/pulse.ts";
import { noteForNodes } from "./last-backup.ts";

/**
 * By a command, which has no site open. Where it cannot be noted, in tables of an earlier version for example, the
 * backup is whole all the same.
 */
export async function noteInPostgres(url: string, at: string): Promise<void> {
  const db = connect(url, { pulse: createPulse(), locks: createHeldLocks() }, { max: 1 });
  try {
    await noteForNodes(db, at);
  } catch {
    // The other nodes go on calling their last one old.
  } finally {
    await db.destroy();
  }
}
