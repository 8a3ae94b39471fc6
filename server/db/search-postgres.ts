import { sql } from "kysely";
import type { Asked, Rank, SearchEngine, Term } from "./search.ts";

/** Two columns that the database keeps up to date, and one index over both. */
export const postgresSearch: SearchEngine = {
  count: (db, asked, rank) =>
    db.transaction().execute(async (tx) => {
      // Vectors lie beside their rows: reading all of them takes ten times what the planner expects.
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from blog where ${match(asked, rank)}
      `.execute(tx);
      return rows[0]?.count ?? 0;
    }),

  async list(db, asked, rank, { limit, offset }) {
    const { rows } = await sql<{ id: string }>`
      select id from blog where ${match(asked, rank)}
      order by "createdAt" desc, id desc limit ${limit} offset ${offset}
    `.execute(db);
    return rows.map(({ id }) => id);
  },
};

const termOf = ({ text, isWhole }: Term) => `'${text}'${isWhole ? "" : ":*"}`;

/** Without a rank: wherever the words stand. */
function match({ words, type, mark }: Asked, rank?: Rank) {
  const all = words.map((terms) => `(${terms.map(termOf).join(" | ")})`).join(" & ");
  const inTitle = sql`"titleVector" @@ ${all}::tsquery`;
  const anywhere = sql`"wholeVector" @@ ${all}::tsquery`;
  const ranked = { title: inTitle, text: sql`${anywhere} and not ${inTitle}` };
  let found = rank ? ranked[rank] : anywhere;
  if (type) found = sql`${found} and type = ${type}`;
  if (!mark) return found;
  const marked = sql`"wholeVector" @@ ${`'${mark.word}'`}::tsquery`;
  return mark.isThere ? sql`${found} and ${marked}` : sql`${found} and not ${marked}`;
}
