import { type Kysely, sql } from "kysely";

type Tables = {
  document: { id: string; body: string };
  blog: { id: string; image: string; content: string };
  trashedBlog: { id: string; image: string; content: string };
  pictureUse: { stem: string; kind: string; documentId: string };
};

const ROWS_AT_ONCE = 200;

/** SQLite takes the name as it is and keeps what is stored in it as it comes. */
const BYTES = sql`bytea`;

/** What things were, and where each picture is used: neither is found by reading everything. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("revision")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("documentId", "text", (column) => column.notNull())
    .addColumn("lang", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("userId", "text")
    .addColumn("userName", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("base", "text")
    .addColumn("body", BYTES, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("revisionByDocument")
    .on("revision")
    .columns(["kind", "documentId", "lang", "id"])
    .execute();
  await db.schema.createIndex("revisionByBase").on("revision").column("base").execute();

  await db.schema
    .createTable("pictureUse")
    .addColumn("stem", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("documentId", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("pictureUseKey", ["stem", "kind", "documentId"])
    .execute();
  await db.schema
    .createIndex("pictureUseByDocument")
    .on("pictureUse")
    .columns(["kind", "documentId"])
    .execute();

  for (const { id, body } of await db.selectFrom("document").selectAll().execute()) {
    const [kind = "", name = id] = id.split("/");
    const isPage = ["about", "contact", "privacy"].includes(id);
    await noteUse(db, { kind: isPage ? "page" : kind, documentId: name }, body);
  }
  for (const table of ["blog", "trashedBlog"] as const) await notePosts(db, table);
}

async function notePosts(db: Kysely<Tables>, table: "blog" | "trashedBlog"): Promise<void> {
  let last = "";
  while (true) {
    const posts = await db
      .selectFrom(table)
      .select(["id", "image", "content"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id, image, content } of posts) {
      await noteUse(db, { kind: "post", documentId: id }, `${image} ${content}`);
      last = id;
    }
    if (posts.length < ROWS_AT_ONCE) return;
  }
}

type Place = { kind: string; documentId: string };

async function noteUse(db: Kysely<Tables>, place: Place, text: string): Promise<void> {
  const found = text.matchAll(/\/media\/([0-9a-f]{20}-\d{1,5}x\d{1,5}-[0-9a-f]{6})\//g);
  const stems = new Set([...found].map(([, stem = ""]) => stem));
  if (stems.size === 0) return;
  const rows = [...stems].map((stem) => ({ stem, ...place }));
  await db.insertInto("pictureUse").values(rows).execute();
}
