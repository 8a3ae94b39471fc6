import { type Kysely, sql } from "kysely";

type Post = { id: string; content: string };
type Reference = { target: string; kind: string; documentId: string; lang: string };
type Tables = {
  document: { kind: string; documentId: string; body: string };
  blog: Post;
  trashedBlog: Post;
  pictureUse: { stem: string; kind: string; documentId: string };
  reference: Reference;
};

const ROWS_AT_ONCE = 200;
/** Characters. No page has a longer path, and an index of PostgreSQL takes no key of 2,700. */
const LONGEST_PATH = 1000;

/** Links within the site are known as pictures in use are: by what is published, in one table. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("reference")
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("documentId", "text", (column) => column.notNull())
    .addColumn("lang", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("referenceKey", ["target", "kind", "documentId", "lang"])
    .execute();
  await db
    .insertInto("reference")
    .columns(["target", "kind", "documentId", "lang"])
    .expression((eb) =>
      eb
        .selectFrom("pictureUse")
        .select([
          sql<string>`'/media/' || stem`.as("target"),
          ...(["kind", "documentId"] as const),
          sql<string>`'en'`.as("lang"),
        ]),
    )
    .execute();
  await db.schema.dropTable("pictureUse").execute();
  for (const { kind, documentId, body } of await db.selectFrom("document").selectAll().execute()) {
    const texts = textsIn(JSON.parse(body));
    const links = texts.flatMap((text) => (text.startsWith("/") ? [text] : linksIn(text)));
    await note(db, { kind, documentId }, links);
  }
  for (const table of ["blog", "trashedBlog"] as const) await notePosts(db, table);
  await db.schema
    .createIndex("referenceByDocument")
    .on("reference")
    .columns(["kind", "documentId", "lang"])
    .execute();
}

async function notePosts(db: Kysely<Tables>, table: "blog" | "trashedBlog"): Promise<void> {
  let last = "";
  while (true) {
    const posts = await db
      .selectFrom(table)
      .select(["id", "content"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const { id, content } of posts) {
      await note(db, { kind: "post", documentId: id }, linksIn(content));
      last = id;
    }
    if (posts.length < ROWS_AT_ONCE) return;
  }
}

type Place = Pick<Reference, "kind" | "documentId">;

async function note(db: Kysely<Tables>, place: Place, links: string[]): Promise<void> {
  const targets = [...new Set(links.flatMap((link) => pathOf(link) ?? []))];
  for (let from = 0; from < targets.length; from += ROWS_AT_ONCE) {
    const some = targets.slice(from, from + ROWS_AT_ONCE);
    const rows = some.map((target) => ({ target, ...place, lang: "en" }));
    await db.insertInto("reference").values(rows).execute();
  }
}

/** Null for what is no page of the site. */
function pathOf(link: string): string | null {
  const here = "https://here.invalid";
  const url = URL.parse(link, here);
  if (url?.origin !== here || /^\/(art|media)\//.test(url.pathname)) return null;
  return url.pathname.length > LONGEST_PATH ? null : url.pathname.replace(/(?<=.)\/$/, "");
}

/** As sanitised HTML has them: quoted, and nothing but `&` escaped in an address. */
function linksIn(html: string): string[] {
  const found = html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g);
  return [...found].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
