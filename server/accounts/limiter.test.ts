import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createLimiter } from "./limiter.ts";

const ONCE = { tries: 1, windowMs: 60_000 };
const ADDRESS = "203.0.113.7";

test("each thing is counted by itself, and the database holds nobody's address", async () => {
  const { db, site, secret } = await openTestSite();
  const letters = createLimiter({ site, secret }, "letters", ONCE);
  const calls = createLimiter({ site, secret }, "calls", ONCE);
  await letters.take(ADDRESS);
  await calls.take(ADDRESS);
  await expect(letters.take(ADDRESS)).rejects.toMatchObject({
    code: "too-many-tries",
    params: { retryAfterS: 60 },
  });
  await calls.giveBack(ADDRESS);
  await calls.take(ADDRESS);
  const rows = await db.selectFrom("attempt").selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(ADDRESS);
});
