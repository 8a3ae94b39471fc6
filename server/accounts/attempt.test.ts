import { afterEach, expect, test, vi } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { clearAttemptsOn } from "./attempt.ts";

const TWO_A_MINUTE = { tries: 2, windowMs: 60_000 };
const ONE_A_MINUTE = { tries: 1, windowMs: 60_000 };

afterEach(() => {
  vi.useRealTimers();
});

test("so many tries in a window, then the seconds to wait; afterwards again", async () => {
  const { site } = await openTestSite();
  const take = (key: string) => site.attempt.take(key, TWO_A_MINUTE);
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  expect([await take("a"), await take("a")]).toEqual([null, null]);
  vi.setSystemTime(20_500);
  expect([await take("a"), await take("b")]).toEqual([40, null]);
  vi.setSystemTime(60_000);
  expect(await take("a")).toBeNull();
});

test("a clock that was ahead holds nobody up once it is right, a node that is a little ahead does", async () => {
  const { site } = await openTestSite();
  const take = (key: string) => site.attempt.take(key, ONE_A_MINUTE);
  vi.useFakeTimers({ toFake: ["Date"], now: 40 * 86_400_000 });
  expect([await take("a"), await take("a")]).toEqual([null, 60]);
  vi.setSystemTime(0);
  expect([await take("a"), await take("a")]).toEqual([null, 60]);
  vi.setSystemTime(120_000);
  expect(await take("b")).toBeNull();
  vi.setSystemTime(118_000);
  expect(await take("b")).toBe(62);
  const takeOfTwo = () => site.attempt.take("c", TWO_A_MINUTE);
  vi.setSystemTime(122_000);
  expect(await takeOfTwo()).toBeNull();
  vi.setSystemTime(120_000);
  expect([await takeOfTwo(), await takeOfTwo()]).toEqual([null, 62]);
});

test("many at the same moment count one by one", async () => {
  const { site } = await openTestSite();
  const takes = Array.from({ length: 20 }, () => site.attempt.take("a", TWO_A_MINUTE));
  expect((await Promise.all(takes)).filter((wait) => wait === null)).toHaveLength(2);
});

test("a try that was right is given back, and never more than were taken", async () => {
  const { site } = await openTestSite();
  const take = () => site.attempt.take("a", ONE_A_MINUTE);
  await site.attempt.giveBack("a");
  for (let i = 0; i < 3; i++) {
    expect(await take()).toBeNull();
    await site.attempt.giveBack("a");
  }
  await site.attempt.giveBack("a");
  expect([await take(), await take()]).toEqual([null, 60]);
});

test("windows that have passed do not pile up", async () => {
  const { db, site } = await openTestSite();
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  for (let i = 0; i < 500; i++) await site.attempt.take(`early ${i}`, ONE_A_MINUTE);
  vi.setSystemTime(60_000);
  for (let i = 0; i < 500; i++) await site.attempt.take(`late ${i}`, ONE_A_MINUTE);
  const rows = await db.selectFrom("attempt").select("key").execute();
  expect(rows).toHaveLength(500);
  expect(rows.every(({ key }) => key.startsWith("late"))).toBe(true);
});

test("a new password clears what was counted at its account, and nobody else's", async () => {
  const { db, site } = await openTestSite();
  const [nadia, karim] = [await makeUser({ db }), await makeUser({ db })];
  // Counted before they were registered, too.
  await site.attempt.take("early", { ...TWO_A_MINUTE, userId: null });
  await site.attempt.take("early", { ...TWO_A_MINUTE, userId: nadia._id });
  await site.attempt.take("theirs", { ...ONE_A_MINUTE, userId: karim._id });
  await site.attempt.take("address", ONE_A_MINUTE);
  await db.transaction().execute((tx) => clearAttemptsOn(tx, nadia._id));
  const rows = await db.selectFrom("attempt").select("key").orderBy("key").execute();
  expect(rows).toEqual([{ key: "address" }, { key: "theirs" }]);
});
