import { expect, test } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createLimiter, withinLimits } from "./limiter.ts";
import { setPassword } from "./profile.ts";

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

test("a new password of the account that tries are about clears their count, and no other", async () => {
  const { db, site, secret } = await openTestSite();
  const { _id: userId } = await makeUser({ db });
  const codes = createLimiter({ site, secret }, "codes", ONCE);
  const wrong = (one: { who: string; userId: string | null }) =>
    withinLimits([{ limiter: codes, ...one }], async () => {
      throw new Error("a wrong code");
    });
  const [theirs, other] = [
    { who: ADDRESS, userId },
    { who: "203.0.113.8", userId: null },
  ];
  for (const one of [theirs, other]) {
    await expect(wrong(one)).rejects.toThrow("a wrong code");
    await expect(wrong(one)).rejects.toMatchObject({ code: "too-many-tries" });
  }
  await db.transaction().execute((tx) => setPassword(tx, userId, "a hash", null));
  await expect(wrong(theirs)).rejects.toThrow("a wrong code");
  await expect(wrong(other)).rejects.toMatchObject({ code: "too-many-tries" });
});

test("what one limit refuses counts in none: whoever was held up by others is not held up by themselves", async () => {
  const { site, secret } = await openTestSite();
  const own = createLimiter({ site, secret }, "own", ONCE);
  const all = createLimiter({ site, secret }, "all", ONCE);
  const both = [own, all].map((limiter) => ({ limiter, who: ADDRESS }));
  await all.take(ADDRESS);
  for (let press = 0; press < 3; press += 1) {
    await expect(withinLimits(both, async () => "in")).rejects.toMatchObject({
      code: "too-many-tries",
    });
  }
  await all.clear(ADDRESS);
  expect(await withinLimits(both, async () => "in")).toBe("in");
});

test("a try that was right is given back, also to the next limit", async () => {
  const { site, secret } = await openTestSite();
  const limits = ["first", "second"].map((name) => createLimiter({ site, secret }, name, ONCE));
  const tries = limits.map((limiter) => ({ limiter, who: ADDRESS }));
  for (const turn of [1, 2]) expect(await withinLimits(tries, async () => turn)).toBe(turn);
  await limits[1]?.take(ADDRESS);
  await expect(withinLimits(tries, async () => 3)).rejects.toMatchObject({
    code: "too-many-tries",
  });
  await limits[1]?.clear(ADDRESS);
  await limits[1]?.take(ADDRESS);
});
