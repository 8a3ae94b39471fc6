import { type Kysely, sql } from "kysely";

type Row = { id: string; body: string; version: number; updatedAt: string };
type Tables = { document: Row; placedDocument: object };

const PAGES = ["about", "contact", "privacy"];

/**
 * Documents have a kind, an id and a language, and the number of the schema that wrote them; waiting
 * changes and addresses that moved get tables of their own.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const place = ["kind", "documentId", "lang"] as const;
  await db.schema
    .createTable("placedDocument")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("documentId", "text", (column) => column.notNull())
    .addColumn("lang", "text", (column) => column.notNull())
    .addColumn("schema", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("placedDocumentKey", [...place])
    .execute();
  const rows = await db.selectFrom("document").selectAll().execute();
  if (rows.length > 0) await db.insertInto("placedDocument").values(rows.map(placed)).execute();
  await db.schema.dropTable("document").execute();
  await db.schema.alterTable("placedDocument").renameTo("document").execute();

  await db.schema
    .createTable("draft")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("documentId", "text", (column) => column.notNull())
    .addColumn("lang", "text", (column) => column.notNull())
    .addColumn("schema", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("base", "integer", (column) => column.notNull())
    .addColumn("savedAt", "text", (column) => column.notNull())
    .addColumn("userId", "text")
    .addColumn("userName", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("draftKey", [...place])
    .execute();

  await db.schema
    .createTable("redirect")
    .addColumn("fromPath", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("documentId", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("redirectByDocument")
    .on("redirect")
    .columns(["kind", "documentId"])
    .execute();

  await db.schema
    .alterTable("revision")
    .addColumn("schema", "integer", (column) => column.notNull().defaultTo(sql`1`))
    .execute();
}

/** Its id says its place: "home", "about", "package/umrah", "settings/look". */
function placed({ id, body, ...row }: Row) {
  const { _id, ...written } = JSON.parse(body);
  return { ...placeOf(id), ...row, lang: "en", schema: 1, body: JSON.stringify(inPlaces(written)) };
}

function placeOf(id: string) {
  if (PAGES.includes(id)) return { kind: "page", documentId: id };
  const [kind = id, documentId = id] = id.split("/");
  return { kind, documentId };
}

/** The demo's row lists documents by their ids. */
function inPlaces(body: Record<string, unknown>): object {
  if (!Array.isArray(body.documents)) return body;
  const documents = body.documents.map((id) => {
    const { kind, documentId } = placeOf(String(id));
    return `${kind}/${documentId}`;
  });
  return { ...body, documents };
}
