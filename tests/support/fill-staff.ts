// Run before a web server of the browser tests starts: the demo agency with its staff, in the database
// under DATA_DIR.

import { boot } from "#server/boot.ts";
import { openDataFolder } from "#server/data-folder/data-folder.ts";
import { readyStaff } from "./ready-staff.ts";

const DATA_DIR = process.env.DATA_DIR ?? "";
openDataFolder(DATA_DIR);
const { db, secret } = await boot({ DATA_DIR, SEED_DEMO: true });
await readyStaff({ DATA_DIR, db, secret });
await db.destroy();
