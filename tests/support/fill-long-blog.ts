// Run before the third web server of the browser tests starts: more posts than one page of the blog
// holds, in the database under DATA_DIR.

import { boot } from "#server/boot.ts";
import { openDataFolder } from "#server/data-folder/data-folder.ts";
import { makeBlog } from "./make-blog.ts";
import { readyStaff } from "./ready-staff.ts";
import { LONG_BLOG_COUNT } from "./servers.ts";

const DATA_DIR = process.env.DATA_DIR ?? "";
openDataFolder(DATA_DIR);
const { db, secret } = await boot({ DATA_DIR, SEED_DEMO: false });
for (let index = 1; index <= LONG_BLOG_COUNT; index++) {
  const createdAt = new Date(Date.UTC(2026, 0, index)).toISOString();
  const type = index % 10 === 0 ? "Tours" : "Visa Tips";
  await makeBlog(db, { title: `Post ${index}`, link: `post-${index}`, type, createdAt });
}
await readyStaff({ DATA_DIR, db, secret });
await db.destroy();
