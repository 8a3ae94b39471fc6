import type { Db } from "#server/db/schema.ts";
import { makeSession } from "./make-session.ts";
import { seatOwner } from "./seat-owner.ts";
import { READY_SESSIONS, readyToken } from "./servers.ts";
import { OWNER } from "./staff-names.ts";

const ROWS_AT_ONCE = 100;

type Place = { DATA_DIR: string; db: Db; secret: string };

/** The owner, and a session for each browser test: beside a server that runs, only the server writes. */
export async function readyStaff({ DATA_DIR, db, secret }: Place): Promise<void> {
  seatOwner(DATA_DIR, OWNER);
  const { id } = await db.selectFrom("staff").select("id").executeTakeFirstOrThrow();
  const rows = Array.from(
    { length: READY_SESSIONS },
    (_, nth) => makeSession(id, secret, readyToken(nth)).row,
  );
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    const some = rows.slice(first, first + ROWS_AT_ONCE);
    await db.insertInto("staffSession").values(some).execute();
  }
}
