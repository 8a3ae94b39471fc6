import { sql } from "kysely";
import type { Asked, Rank, SearchEngine, Term } from "./search.ts";

/** Two columns that the database keeps up to date, and one index over both. */
export const postgresSearch: SearchEngine = {
  count: (db, asked, rank) =>
    db.transaction().execute(async (tx) => {
      // Vectors lie beside their rows: reading all of them takes ten times what the planner expects.
      await sql`set local enable_seqscan = off`.execute(tx);
      const { count } = await tx
        .selectFrom("blog")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where(match(asked, rank))
        .executeTakeFirstOrThrow();
      return count;
    }),

  async list(db, asked, rank, { limit, offset }) {
    const rows = await db
      .selectFrom("blog")
      .select("id")
      .where(match(asked, rank))
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** What is asked for is in the rows. */
  flaw: async () => null,
};

const termOf = ({ text, isWhole }: Term) => `'${text}'${isWhole ? "" : ":*"}`;

/** Without a rank: wherever the words stand. */
function match({ words, type, mark }: Asked, rank?: Rank) {
  const all = words.map((terms) => `(${terms.map(termOf).join(" | ")})`).join(" & ");
  const inTitle = sql<boolean>`"titleVector" @@ ${all}::tsquery`;
  const anywhere = sql<boolean>`"wholeVector" @@ ${all}::tsquery`;
  const ranked = { title: inTitle, text: sql<boolean>`${anywhere} and not ${inTitle}` };
  let found = rank ? ranked[rank] : anywhere;
  if (type) found = sql<boolean>`${found} and type = ${type}`;
  if (!mark) return found;
  const marked = sql<boolean>`"wholeVector" @@ ${`'${mark.word}'`}::tsquery`;
  return mark.isThere
    ? sql<boolean>`${found} and ${marked}`
    : sql<boolean>`${found} and not ${marked}`;
}
