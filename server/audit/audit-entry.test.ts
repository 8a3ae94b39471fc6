import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";

const DAY_MS = 86_400_000;

test("of old lines only those of failed sign-ins go: what staff did is never forgotten", async () => {
  const { site, db } = await openTestSite();
  for (const action of ["failed-sign-in", "update"] as const) {
    for (const days of [89, 91]) {
      const summary = `${action} ${days} days ago`;
      await site.audit.record({ by: null, action, thing: "home", thingId: "home", summary });
      const at = new Date(Date.now() - days * DAY_MS).toISOString();
      await db.updateTable("audit").set({ at }).where("summary", "=", summary).execute();
    }
  }
  await site.audit.purge();
  const left = await db.selectFrom("audit").select("summary").orderBy("id").execute();
  expect(left.map(({ summary }) => summary)).toEqual([
    "failed-sign-in 89 days ago",
    "update 89 days ago",
    "update 91 days ago",
  ]);
});
