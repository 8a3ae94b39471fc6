// Run before a web server of the browser tests starts: the demo agency with its staff, in the database
// under DATA_DIR; in every language with SHOW_LANGUAGES.

import { OTHER_LANGUAGES } from "#contracts/languages.ts";
import { boot } from "#server/boot.ts";
import { openDataFolder } from "#server/data-folder/data-folder.ts";
import { readyStaff } from "./ready-staff.ts";

const DATA_DIR = process.env.DATA_DIR ?? "";
openDataFolder(DATA_DIR);
const { db, secret, site } = await boot({ DATA_DIR, SEED_DEMO: true });
await readyStaff({ DATA_DIR, db, secret });
if (process.env.SHOW_LANGUAGES) await site.languages.show(OTHER_LANGUAGES, { by: null });
await db.destroy();
