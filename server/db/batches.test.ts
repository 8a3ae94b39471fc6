import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { batches } from "./batches.ts";

test.each([1, 2, 3, 5, 6])(
  "every row comes once, in the order of its key, %i at once",
  async (size) => {
    const { db } = await openTestSite();
    await sql`create table thing (a text, b integer, words text, primary key (a, b))`.execute(db);
    await sql`insert into thing values ('y', 1, 'd'), ('x', 2, 'b'), ('x', 10, 'c'), ('x', 1, 'a'), ('z', 0, 'e')`.execute(
      db,
    );
    const parts: unknown[][] = [];
    for await (const rows of batches(db, { name: "thing", key: ["a", "b"] }, size))
      parts.push(rows.map(({ words }) => words));
    expect(parts.flat()).toEqual(["a", "b", "c", "d", "e"]);
    expect(parts.every(({ length }) => length <= size)).toBe(true);
    const named = batches(db, { name: "thing", key: ["a", "b"], columns: ["b"] }, size);
    expect((await named.next()).value?.[0]).toEqual({ b: 1 });
  },
);
