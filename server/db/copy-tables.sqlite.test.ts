import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { copyTables, firstFilled } from "./copy-tables.ts";

const PLANS = [{ name: "thing", columns: ["id", "words"], key: ["id"] }];
const outcome = "Nothing was moved.";

/** Two databases with a table of three rows, and one of none. */
async function open() {
  const [{ db: source }, { db: target }] = [await openTestSite(), await openTestSite()];
  for (const db of [source, target])
    await sql`create table thing (id text primary key, words text)`.execute(db);
  await sql`insert into thing values ('1', null), ('2', '𝒢 "অ"'), ('3', '')`.execute(source);
  const copy = () => copyTables({ source, target, plans: PLANS, outcome });
  return { source, target, copy };
}

test("every row is copied as it is, and counted", async () => {
  const { target, copy } = await open();
  expect(await firstFilled(target, PLANS)).toBeNull();
  expect(await copy()).toEqual([{ table: "thing", rows: 3 }]);
  expect((await sql`select * from thing order by id`.execute(target)).rows).toEqual([
    { id: "1", words: null },
    { id: "2", words: '𝒢 "অ"' },
    { id: "3", words: "" },
  ]);
  expect(await firstFilled(target, PLANS)).toBe("thing");
});

test("a row that is not the same afterwards is named", async () => {
  const { target, copy } = await open();
  await sql`
    create trigger other after insert on thing when new.id = '2'
    begin update thing set words = 'other' where id = '2'; end
  `.execute(target);
  await expect(copy()).rejects.toThrow(
    "A row of thing did not arrive as it was: 2. Nothing was moved.",
  );
});

test.each([
  ["0", "A row of thing did not arrive as it was: 1."],
  ["4", "thing holds more rows than were copied."],
])("a row that nobody copied is noticed: %s", async (id, words) => {
  const { target, copy } = await open();
  await sql`insert into thing values (${id}, 'mine')`.execute(target);
  await expect(copy()).rejects.toThrow(`${words} Nothing was moved.`);
});

test("so it is where there was nothing to copy", async () => {
  const { source, target, copy } = await open();
  await sql`delete from thing`.execute(source);
  expect(await copy()).toEqual([{ table: "thing", rows: 0 }]);
  await sql`insert into thing values ('1', 'mine')`.execute(target);
  await expect(copy()).rejects.toThrow("thing holds more rows than were copied.");
});

test("what does not fit is said of its table", async () => {
  const { target, copy } = await open();
  await sql`insert into thing values ('3', '')`.execute(target);
  await expect(copy()).rejects.toThrow(
    "thing could not be copied: UNIQUE constraint failed: thing.id. Nothing was moved.",
  );
});
