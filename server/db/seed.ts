import { insertRows, rowOf } from "#server/domain/blog-row.ts";
import { DEMO_ID } from "#server/domain/first-day.ts";
import about from "./demo/about.json" with { type: "json" };
import blogs from "./demo/blogs.json" with { type: "json" };
import contact from "./demo/contact.json" with { type: "json" };
import home from "./demo/home.json" with { type: "json" };
import packages from "./demo/packages.json" with { type: "json" };
import privacy from "./demo/privacy.json" with { type: "json" };
import settings from "./demo/settings.json" with { type: "json" };
import type { Db, Tx } from "./schema.ts";
import type { DocumentTable } from "./schema-content.ts";
import { seedEnquiries } from "./seed-enquiries.ts";
import { seedReads } from "./seed-reads.ts";
import { takeTurn } from "./take-turn.ts";

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
