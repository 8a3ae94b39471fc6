import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { idsOf } from "./departure-list.ts";

type Step = { detail: string };

test.each([
  ["coming ones", "umrah" as const, [/USING COVERING INDEX entryByPosition .*position>/]],
  ["past ones", null, [/USING COVERING INDEX entryByPosition .*position</]],
])("%s are found in an index", async (_, parent, expected) => {
  const { db } = await openTestSite();
  const query = idsOf(db, { parent, today: "2030-01-01", limit: 50, offset: 9950 }).compile();
  const plan = sql<Step>`explain query plan ${sql.raw(inPlace(query))}`;
  const { rows } = await plan.execute(db);
  const steps = rows.map(({ detail }) => detail);
  for (const step of expected) expect(steps.join("\n")).toMatch(step);
  expect(steps.filter((step) => /SCAN/.test(step))).toEqual([]);
});

/** Only words and numbers of ours are asked for here. */
const inPlace = ({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) =>
  parameters.reduce<string>(
    (whole, value) => whole.replace("?", typeof value === "number" ? `${value}` : `'${value}'`),
    text,
  );
