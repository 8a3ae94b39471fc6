import type { Kysely } from "kysely";

/**
 * What a post is found by says how it was made, so that the site itself indexes anew what was made otherwise, while
 * it runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["blog", "trashedBlog"] as const) {
    await db.schema
      .alterTable(table)
      .addColumn("searchSchema", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await db.schema.createIndex("blogBySearchSchema").on("blog").column("searchSchema").execute();
}
