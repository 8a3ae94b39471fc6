import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Asked, Rank, SearchEngine } from "./search.ts";

/** Row numbers begin with the second of publication, so that they grow with time. */
const secondOf = (createdAt: string) => `(coalesce(unixepoch(${createdAt}), 0) << 30)`;

const numberOf = (id: string) => `(select number from blogSearchRow where blogId = ${id})`;

const REMOVE = `delete from blogSearch where rowid = ${numberOf("old.id")};`;

const ADD = `insert into blogSearch (rowid, title, text, type)
  values (${numberOf("new.id")}, new.searchTitle, new.searchText, hex(new.type));`;

const SCHEMA = [
  "create table blogSearchRow (number integer primary key, blogId text not null unique)",
  `create virtual table blogSearch using fts5
    (title, text, type, content='', contentless_delete=1, tokenize='ascii', detail='column', prefix='1 2 3')`,
  `insert into blogSearchRow (number, blogId)
    select ${secondOf("createdAt")} + row_number() over
      (partition by ${secondOf("createdAt")} order by createdAt, id), id
    from blog`,
  `insert into blogSearch (rowid, title, text, type)
    select number, searchTitle, searchText, hex(type)
    from blogSearchRow join blog on blog.id = blogId order by number`,
  `create trigger blogSearchInsert after insert on blog begin
    insert into blogSearchRow (number, blogId) values (coalesce(
      (select max(number) + 1 from blogSearchRow
        where number between ${secondOf("new.createdAt")} and ${secondOf("new.createdAt")} + (1 << 30) - 2),
      ${secondOf("new.createdAt")}), new.id);
    ${ADD}
  end`,
  `create trigger blogSearchUpdate after update of searchTitle, searchText, type on blog begin
    ${REMOVE} ${ADD}
  end`,
  `create trigger blogSearchDelete after delete on blog begin
    ${REMOVE} delete from blogSearchRow where blogId = old.id;
  end`,
];

/**
 * FTS5. What is stored are words with a space between, so the plainest tokenizer, for which every
 * letter beyond ASCII is a part of a word, splits every script rightly. `type` holds one word: the
 * bytes of the type in hexadecimal digits. The newest hits are read from the end of the index, without
 * looking at a post.
 */
export const sqliteSearch: SearchEngine = {
  async createIndex(db) {
    for (const statement of SCHEMA) await sql.raw(statement).execute(db);
  },

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
};

let lastTurn: Promise<void> = Promise.resolve();

/** A look for words that every post holds takes 20 ms: whatever else waits is answered before the next. */
function turn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/** Without a rank: wherever the words stand. */
function match({ words, type }: Asked, rank?: Rank): string {
  const all = words.map((word) => `"${word}"*`).join(" AND ");
  const inTitle = `{title} : (${all})`;
  const anywhere = `{title text} : (${all})`;
  const ranked = { title: inTitle, text: `(${anywhere}) NOT (${inTitle})` };
  const found = rank ? ranked[rank] : anywhere;
  if (!type) return found;
  return `(${found}) AND {type} : "${Buffer.from(type).toString("hex")}"`;
}
