import { type Kysely, sql } from "kysely";

type Texts = { id: string; content: string };
type Bodies = { id: string; body: string };
type Reference = { target: string; kind: string; documentId: string; lang: string };
type Tables = {
  document: { kind: string; documentId: string; lang: string; body: string };
  blog: Texts;
  trashedBlog: Texts;
  ownPage: Bodies;
  trashedOwnPage: Bodies;
  entry: Bodies & { kind: string };
  trashedEntry: Bodies & { kind: string };
  reference: Reference;
};

const ROWS_AT_ONCE = 200;
/** Characters: an index of PostgreSQL takes no key of 2,700. */
const LONGEST = 1000;

/** Links to other sites are known as those within the site are; what came of asking them; whose turn something is. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("linkCheck")
    .addColumn("address", "text", (column) => column.primaryKey())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("failedAt", "text")
    .addColumn("why", "text", (column) => column.notNull())
    .addColumn("nextAt", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("linkCheckByNextAt").on("linkCheck").columns(["nextAt"]).execute();
  await db.schema
    .createTable("duty")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("until", "text", (column) => column.notNull())
    .execute();
  await noteOutward(db);
}

/** Links to other sites in all that is there. */
export async function noteOutward(db: Kysely<Tables>): Promise<void> {
  await noteDocuments(db);
  for (const table of ["blog", "trashedBlog"] as const) {
    await noteAll(db, table, ({ id, content }) => ({
      kind: "post",
      documentId: id,
      text: content,
    }));
  }
  for (const table of ["ownPage", "trashedOwnPage"] as const) {
    await noteAll(db, table, ({ id, body }) => ({ kind: "own-page", documentId: id, text: body }));
  }
  for (const table of ["entry", "trashedEntry"] as const) {
    await noteAll(db, table, ({ id, kind, body }) => ({ kind, documentId: id, text: body }));
  }
}

type Row = { id: string; kind: string; content: string; body: string };
type Told = { kind: string; documentId: string; lang?: string; text: string };
type Listed = Exclude<keyof Tables, "document" | "reference">;

/** A part at a time: there may be a hundred thousand. */
async function noteAll(db: Kysely<Tables>, table: Listed, told: (row: Row) => Told): Promise<void> {
  for (let last = ""; ; ) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${sql.ref("id")} > ${last}
      order by ${sql.ref("id")} limit ${ROWS_AT_ONCE}
    `.execute(db);
    await note(db, rows.map(told));
    last = rows.at(-1)?.id ?? "";
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

async function noteDocuments(db: Kysely<Tables>): Promise<void> {
  for (let from = 0; ; from += ROWS_AT_ONCE) {
    const rows = await db
      .selectFrom("document")
      .selectAll()
      .orderBy("kind")
      .orderBy("documentId")
      .orderBy("lang")
      .limit(ROWS_AT_ONCE)
      .offset(from)
      .execute();
    await note(
      db,
      rows.map(({ kind, documentId, lang, body }) => ({ kind, documentId, lang, text: body })),
    );
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

async function note(db: Kysely<Tables>, all: Told[]): Promise<void> {
  const rows = all.flatMap(({ text, kind, documentId, lang = "en" }) =>
    addressesIn(text).map((target) => ({ target, kind, documentId, lang })),
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto("reference")
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Of links in HTML, also within JSON, and of texts that are nothing but an address. */
function addressesIn(text: string): string[] {
  const found = text.matchAll(/(?:href=\\?"|src=\\?"|^|[:[,]")(https?:\/\/[^"\\\s<>]+)/gi);
  const addresses = [...found].flatMap(([, address = ""]) => {
    const url = URL.parse(address.replaceAll("&amp;", "&"));
    if (!url) return [];
    url.hash = "";
    return url.href.length <= LONGEST ? [url.href] : [];
  });
  return [...new Set(addresses)];
}
