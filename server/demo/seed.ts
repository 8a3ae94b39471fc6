import { columnsOf, type Place } from "#server/content/place.ts";
import { insertRows, rowOf } from "#server/content/posts/post-row.ts";
import { type Body, schemaAt } from "#server/content/state.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { DocumentTable } from "#server/db/schema-content.ts";
import { takeTurn } from "#server/db/take-turn.ts";
import about from "./about.json" with { type: "json" };
import blogs from "./blogs.json" with { type: "json" };
import contact from "./contact.json" with { type: "json" };
import { DEMO_ROW } from "./first-day.ts";
import home from "./home.json" with { type: "json" };
import packages from "./packages.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import { seedEnquiries } from "./seed-enquiries.ts";
import { seedReads } from "./seed-reads.ts";
import settings from "./settings.json" with { type: "json" };

/** The `_id` is told by its place. */
const document = (place: Place, { _id, ...body }: Body, updatedAt: string): DocumentTable => ({
  ...columnsOf(place),
  ...{ schema: schemaAt(place), version: 1, updatedAt },
  body: JSON.stringify(body),
});

/** Fills an empty database with the demo agency, in one transaction; nodes that start at once, one of them. */
export async function seedDemo(db: Db, now = new Date().toISOString()): Promise<void> {
  const documents = [
    document({ kind: "home", id: home._id }, home, now),
    ...settings.map((body) => document({ kind: "settings", id: body._id }, body, now)),
    document({ kind: "page", id: "about" }, about, now),
    document({ kind: "page", id: "contact" }, contact, now),
    document({ kind: "page", id: "privacy" }, privacy, now),
    ...packages.map((body) => document({ kind: "package", id: body._id }, body, now)),
  ];
  const demo = {
    ...{ ...DEMO_ROW, schema: 1, version: 1, updatedAt: now },
    body: JSON.stringify({
      posts: blogs.map(({ _id }) => _id),
      documents: documents.map(({ kind, documentId }) => `${kind}/${documentId}`),
    }),
  };
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
  const first = await db.selectFrom("document").select("kind").limit(1).executeTakeFirst();
  return !first && !(await db.selectFrom("blog").select("id").limit(1).executeTakeFirst());
}
