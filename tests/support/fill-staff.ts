// Run before a web server of the browser tests starts: the demo agency with its owner, and a session for each test,
// in the database under DATA_DIR. Beside a server that runs, only the server writes.
import { boot } from "#server/boot.ts";
import { openDataFolder } from "#server/data-folder/data-folder.ts";
import { makeSession } from "./make-session.ts";
import { seatOwner } from "./seat-owner.ts";
import { READY_SESSIONS, readyToken } from "./servers.ts";
import { OWNER } from "./staff-names.ts";

const DATA_DIR = process.env.DATA_DIR ?? "";
openDataFolder(DATA_DIR);
const { db, secret } = await boot({ DATA_DIR, SEED_DEMO: true });
seatOwner(DATA_DIR, OWNER);
const { id } = await db.selectFrom("staff").select("id").executeTakeFirstOrThrow();
const rows = Array.from(
  { length: READY_SESSIONS },
  (_, nth) => makeSession(id, secret, readyToken(nth)).row,
);
for (let first = 0; first < rows.length; first += 100) {
  await db
    .insertInto("staffSession")
    .values(rows.slice(first, first + 100))
    .execute();
}
await db.destroy();
