import { insertRows, rowOf } from "#server/content/posts/post-row.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { DocumentTable } from "#server/db/schema-content.ts";
import { takeTurn } from "#server/db/take-turn.ts";
import about from "./about.json" with { type: "json" };
import blogs from "./blogs.json" with { type: "json" };
import contact from "./contact.json" with { type: "json" };
import { DEMO_ID } from "./first-day.ts";
import home from "./home.json" with { type: "json" };
import packages from "./packages.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import { seedEnquiries } from "./seed-enquiries.ts";
import { seedReads } from "./seed-reads.ts";
import settings from "./settings.json" with { type: "json" };

const document = (id: string, body: object, updatedAt: string): DocumentTable => ({
  id,
  body: JSON.stringify(body),
  version: 1,
  updatedAt,
});

/** Fills an empty database with the demo agency, in one transaction; nodes that start at once, one of them. */
export async function seedDemo(db: Db, now = new Date().toISOString()): Promise<void> {
  const documents = [
    document("home", home, now),
    ...settings.map((body) => document(`settings/${body._id}`, body, now)),
    document("about", about, now),
    document("contact", contact, now),
    document("privacy", privacy, now),
    ...packages.map((body) => document(`package/${body._id}`, body, now)),
  ];
  const body = { posts: blogs.map(({ _id }) => _id), documents: documents.map(({ id }) => id) };
  const demo = document(DEMO_ID, body, now);
  const posts = blogs.map((post) => rowOf({ ...post, updatedAt: post.createdAt, version: 1 }));
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx, "seed");
    if (!(await isEmpty(tx))) return;
    await tx
      .insertInto("document")
      .values([...documents, demo])
      .execute();
    await insertRows(tx, posts);
    await seedEnquiries(tx, now);
    await seedReads(tx, posts, now);
  });
}

/** Nothing was ever written to it. */
export async function isEmpty(db: Db | Tx): Promise<boolean> {
  const first = await db.selectFrom("document").select("id").limit(1).executeTakeFirst();
  return !first && !(await db.selectFrom("blog").select("id").limit(1).executeTakeFirst());
}
