import { columnsOf, pathOf } from "#server/content/place.ts";
import { insertRows, rowOf } from "#server/content/posts/post-row.ts";
import { addReferences } from "#server/content/reference.ts";
import { schemaAt } from "#server/content/state.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import type { DocumentTable } from "#server/db/schema-content.ts";
import { takeTurn } from "#server/db/take-turn.ts";
import blogs from "./blogs.json" with { type: "json" };
import { demoDepartures } from "./demo-departures.ts";
import { demoDocuments, type Seeded, seeded } from "./demo-documents.ts";
import { DEMO_ROW } from "./demo-left.ts";
import { demoLicences } from "./demo-licences.ts";
import { demoVisas } from "./demo-visas.ts";
import { seedEnquiries } from "./seed-enquiries.ts";
import { seedEntries } from "./seed-entries.ts";
import { seedReads } from "./seed-reads.ts";
import { seedTemplates } from "./seed-templates.ts";
import { seededTranslations, seededTypeNames } from "./seed-translations.ts";

const rowIn = ({ place, body }: Seeded, updatedAt: string): DocumentTable => ({
  ...columnsOf(place),
  ...{ schema: schemaAt(place), version: 1, updatedAt },
  body: JSON.stringify(body),
});

/**
 * Fills an empty database with the demo agency, in one transaction; of nodes that start at the
 * same time one does it.
 */
export async function seedDemo(db: Db, now = new Date().toISOString()): Promise<void> {
  const documents = demoDocuments();
  const entries = [...demoVisas(now), ...demoDepartures(now), ...demoLicences(now)];
  const demo = {
    ...{ ...DEMO_ROW, schema: 1, version: 1, updatedAt: now },
    body: JSON.stringify({
      posts: blogs.map(({ _id }) => _id),
      documents: documents.map(({ place }) => pathOf(place)),
      entries: entries.map(({ kind, id }) => ({ kind, id })),
    }),
  };
  const posts = blogs.map((post) => rowOf({ ...post, updatedAt: post.createdAt, version: 1 }));
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx, "seed");
    if (!(await isEmpty(tx))) return;
    await tx
      .insertInto("document")
      .values([
        ...documents.map((one) => rowIn(one, now)),
        ...seededTranslations([...documents, ...blogs.map(seededPost)], now),
        seededTypeNames(now),
        demo,
      ])
      .execute();
    await insertRows(tx, posts);
    await addReferences(tx, [...documents, ...blogs.map(seededPost)]);
    await seedEntries(tx, entries, now);
    await seedEnquiries(tx, now);
    await seedTemplates(tx, now);
    await seedReads(tx, posts, now);
  });
}

const seededPost = (post: (typeof blogs)[number]): Seeded =>
  seeded({ kind: "post", id: post._id }, post);

/** Nothing was ever written to it. */
export async function isEmpty(db: Db | Tx): Promise<boolean> {
  const first = await db.selectFrom("document").select("kind").limit(1).executeTakeFirst();
  return !first && !(await db.selectFrom("blog").select("id").limit(1).executeTakeFirst());
}
