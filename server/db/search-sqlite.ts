import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Asked, Rank, SearchEngine, Term } from "./search.ts";

/**
 * FTS5. What is stored are words with a space between, so the plainest tokenizer, for which every
 * letter beyond ASCII is a part of a word, splits every script rightly. `type` holds one word: the
 * bytes of the type in hexadecimal digits. The newest hits are read from the end of the index, without
 * looking at a post.
 */
export const sqliteSearch: SearchEngine = {
  async count(db, asked, rank) {
    await turn();
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from blogSearch where blogSearch match ${match(asked, rank)}
    `.execute(db);
    return rows[0]?.count ?? 0;
  },

  async list(db, asked, rank, { limit, offset }) {
    await turn();
    const { rows } = await sql<{ blogId: string }>`
      select blogId from (
        select rowid as hit from blogSearch where blogSearch match ${match(asked, rank)}
        order by rowid desc limit ${limit} offset ${offset}
      ) join blogSearchRow on number = hit order by hit desc
    `.execute(db);
    return rows.map(({ blogId }) => blogId);
  },

  async flaw(db) {
    const { rows } = await sql<{ said: string }>`
      select quick_check as said from pragma_quick_check('blogSearch')
    `.execute(db);
    return rows.find(({ said }) => said !== "ok")?.said ?? null;
  },
};

let lastTurn: Promise<void> = Promise.resolve();

/**
 * A search for words that every post contains takes 20 ms: other work that waits is done before
 * the next search.
 */
function turn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

const termOf = ({ text, isWhole }: Term) => `"${text}"${isWhole ? "" : "*"}`;

/** Without a rank: wherever the words stand. */
function match({ words, type, mark }: Asked, rank?: Rank): string {
  const all = words.map((terms) => `(${terms.map(termOf).join(" OR ")})`).join(" AND ");
  const inTitle = `{title} : (${all})`;
  const anywhere = `{title text} : (${all})`;
  const ranked = { title: inTitle, text: `(${anywhere}) NOT (${inTitle})` };
  let found = rank ? ranked[rank] : anywhere;
  if (type) found = `(${found}) AND {type} : "${Buffer.from(type).toString("hex")}"`;
  return mark ? `(${found}) ${mark.isThere ? "AND" : "NOT"} {text} : "${mark.word}"` : found;
}
