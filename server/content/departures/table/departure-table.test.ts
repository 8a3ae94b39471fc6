import { expect, test } from "vitest";
import { MOST_ROWS } from "#contracts/departure-table.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createDepartureTable } from "./departure-table.ts";

const GIVEN = { parent: "hajj", today: "2030-01-01" } as const;
const textOf = (...rows: string[]) => ["Out\tBack\tName\tQuad\tColour", ...rows].join("\n");
const RIGHT = "2031-02-01\t2031-02-11\tEarly\t139000\tred";
const WRONG = "2031-02-01\tsoon\tLate\tcheap\tred";

test("a table is read row by row: what is right, what is wrong and where, what comes again", async () => {
  const { db } = await openTestSite();
  const table = createDepartureTable(db);
  const { mistakes, ...read } = await table.check({ ...GIVEN, text: textOf(RIGHT, WRONG, RIGHT) });
  expect(read).toEqual({
    clean: [1],
    columns: ["leavesOn", "returnsOn", "title", "quad", null],
    known: [],
    missing: [],
    rows: 3,
    stored: 0,
    unknown: ["Colour"],
  });
  expect(mistakes).toEqual([
    {
      code: "bad-day",
      column: "returnsOn",
      message: "must be a day such as 2026-12-31",
      params: {},
      row: 2,
    },
    {
      code: "bad-amount",
      column: "quad",
      message: "must be a whole number such as 192000, or empty",
      params: {},
      row: 2,
    },
    {
      code: "row-again",
      column: "leavesOn",
      message:
        "row 1 has the same days already; give one of them a name of its own, or take one out",
      params: {
        row: 1,
      },
      row: 3,
    },
  ]);
  expect(await table.check({ ...GIVEN, text: "Out\tQuad\t\n2031-02-01\t1\t" })).toEqual({
    clean: [],
    columns: ["leavesOn", "quad", null],
    known: [],
    missing: ["returnsOn"],
    mistakes: [],
    rows: 1,
    stored: 0,
    unknown: [],
  });
});

test("one mistake refuses all of it, or its row alone; stored once they are known", async () => {
  const { db } = await openTestSite();
  const table = createDepartureTable(db);
  const count = async () => (await db.selectFrom("draft").selectAll().execute()).length;
  const pasted = { ...GIVEN, text: textOf(RIGHT, WRONG) };
  const refused = (given: typeof pasted, isEach: boolean) =>
    table.store(given, { by: null, isEach }).then(
      () => "stored",
      (error) => error.issues.map(({ path }: { path: unknown[] }) => path.join(".")),
    );
  expect(await refused(pasted, false)).toEqual(["2.returnsOn", "2.quad"]);
  expect(await refused({ ...GIVEN, text: "Out\n2031-02-01" }, true)).toEqual(["returnsOn"]);
  expect(await count()).toBe(0);
  const said = await table.store(pasted, { by: null, isEach: false }).catch(({ issues }) => issues);
  expect(said).toEqual([
    {
      code: "custom",
      message: '{"code":"bad-day"}',
      path: [2, "returnsOn"],
    },
    {
      code: "custom",
      message: '{"code":"bad-amount"}',
      path: [2, "quad"],
    },
  ]);
  expect(await table.store(pasted, { by: null, isEach: true })).toMatchObject({
    stored: 1,
    clean: [1],
    known: [],
  });
  expect(await table.store(pasted, { by: null, isEach: true })).toMatchObject({
    stored: 0,
    clean: [],
    known: [1],
  });
  expect(await count()).toBe(1);
});

test("of a table with too many rows nothing is read", async () => {
  const { db } = await openTestSite();
  const { check } = createDepartureTable(db);
  // Without its columns no row is read.
  const text = (count: number) => ["Out", ...Array.from({ length: count }, () => "x")].join("\n");
  const issues = await check({ ...GIVEN, text: text(MOST_ROWS + 1) }).catch(
    (error) => error.issues,
  );
  expect(issues.map(({ path }: { path: unknown[] }) => path)).toEqual([["text"]]);
  expect((await check({ ...GIVEN, text: text(MOST_ROWS) })).rows).toBe(MOST_ROWS);
});
