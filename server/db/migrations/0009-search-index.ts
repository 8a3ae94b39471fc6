import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Row numbers begin with the second of publication, so that they grow with time. */
const secondOf = (createdAt: string) => `(coalesce(unixepoch(${createdAt}), 0) << 30)`;

const numberOf = (id: string) => `(select number from blogSearchRow where blogId = ${id})`;

const REMOVE = `delete from blogSearch where rowid = ${numberOf("old.id")};`;

const ADD = `insert into blogSearch (rowid, title, text, type)
  values (${numberOf("new.id")}, new.searchTitle, new.searchText, hex(new.type));`;

const SQLITE = [
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

/** Of the words as they stand there: no parser or dictionary of the server takes them apart. */
const vectorOf = (words: string) =>
  `tsvector generated always as (array_to_tsvector(array_remove(string_to_array(${words}, ' '), ''))) stored`;

const POSTGRES = [
  `alter table blog
    add column "titleVector" ${vectorOf(`"searchTitle"`)},
    add column "wholeVector" ${vectorOf(`"searchTitle" || ' ' || "searchText"`)}`,
  `create index "blogByWords" on blog using gin ("titleVector", "wholeVector")`,
];

/** Over the posts that are there; from then on it follows every write, in its transaction. */
export async function createSearchIndex(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of isPostgres ? POSTGRES : SQLITE) await sql.raw(statement).execute(db);
}
