import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { waitADay } from "./clock.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.UTC(2026, 10, 22);

async function open() {
  const { site } = await openTestSite();
  let now = START;
  /** Looks every hour, as a running site does. @returns the last answer */
  const run = async (hours: number) => {
    let last = await site.clock.look(now);
    for (let hour = 0; hour < hours; hour++) {
      now += HOUR_MS;
      last = await site.clock.look(now);
    }
    return last;
  };
  /** Switched off, or set to another time. */
  const jump = (ms: number) => {
    now += ms;
  };
  /** As of the last look, and now. */
  const isTrusted = () => site.clock.isSteady(now);
  const steady = { isSteady: true, hasJumped: false };
  const unsteady = { isSteady: false, hasJumped: false };
  const jumped = { isSteady: false, hasJumped: true };
  return { run, jump, isTrusted, steady, unsteady, jumped };
}

test("a clock is trusted once it has run for a day, and stays so over a restart or a weekend", async () => {
  const { run, jump, steady, unsteady } = await open();
  expect(await run(23)).toEqual(unsteady);
  expect(await run(1)).toEqual(steady);
  jump(20_000);
  expect(await run(0)).toEqual(steady);
  jump(3 * DAY_MS);
  expect(await run(0)).toEqual(steady);
  jump(-60_000);
  expect(await run(0)).toEqual(steady);
});

test.each([40 * DAY_MS, 5 * DAY_MS, -HOUR_MS, -40 * DAY_MS])(
  "after a jump of %i ms it waits for another day, however often it is started",
  async (ms) => {
    const { run, jump, steady, unsteady, jumped } = await open();
    await run(24);
    jump(ms);
    expect(await run(0)).toEqual(jumped);
    for (let start = 0; start < 30; start++) expect(await run(0)).toEqual(unsteady);
    // Ahead once more, by less than a weekend: that is no day that it ran.
    jump(2 * DAY_MS);
    expect(await run(0)).toEqual(unsteady);
    expect(await run(23)).toEqual(steady);
  },
);

test("a jump is noticed before the next look, which may be an hour away", async () => {
  const { run, jump, isTrusted } = await open();
  expect(await isTrusted()).toBe(false);
  await run(24);
  expect(await isTrusted()).toBe(true);
  for (const [ms, isSo] of [
    [HOUR_MS, true],
    [40 * DAY_MS, false],
    [-HOUR_MS, false],
  ] as const) {
    jump(ms);
    expect([ms, await isTrusted()]).toEqual([ms, isSo]);
    jump(-ms);
  }
});

test("a site that runs for some hours a day comes to a day too", async () => {
  const { run, jump, steady } = await open();
  await run(8);
  jump(16 * HOUR_MS);
  await run(8);
  jump(16 * HOUR_MS);
  expect(await run(8)).toEqual(steady);
});

test("while one node of several is wrong, none is trusted", async () => {
  const { site } = await openTestSite();
  for (let hour = 0; hour < 50; hour++) {
    const now = START + hour * HOUR_MS;
    for (const time of [now, now + 40 * DAY_MS]) {
      expect((await site.clock.look(time)).isSteady).toBe(false);
    }
  }
});

test("nodes that look at once count a day once", async () => {
  const { site } = await openTestSite();
  const looks = [];
  for (let hour = 0; hour < 23; hour++) {
    const now = START + hour * HOUR_MS;
    looks.push(...(await Promise.all([0, 1, 2].map((ms) => site.clock.look(now + ms)))));
  }
  expect(looks.map(({ isSteady }) => isSteady)).not.toContain(true);
});

test("a clock that went back twice is doubted until it comes to where it was before the first time", async () => {
  const { site, db } = await openTestSite();
  const { _id } = await makeBlog(db);
  await site.blog.remove(_id, { by: null });
  const at = (days: number) => START + days * DAY_MS;
  const deletedAt = () =>
    db.selectFrom("trashedBlog").select("deletedAt").executeTakeFirstOrThrow();
  for (const days of [0, -400, -410]) await site.clock.look(at(days));
  const wrong = new Date(at(-410)).toISOString();
  await db.updateTable("trashedBlog").set({ deletedAt: wrong }).execute();
  // In steps that are no jumps, past where it stood in between.
  for (let days = -407; days < -390; days += 3) await site.clock.look(at(days));
  expect(await deletedAt()).toEqual({ deletedAt: wrong });
  // Put right: how long it has lain there nobody knows.
  await site.clock.look(at(1));
  expect(await deletedAt()).toEqual({ deletedAt: new Date(at(1)).toISOString() });
});

test("after what makes the age of everything doubtful nothing is deleted for it before another day", async () => {
  const { site, db } = await openTestSite();
  const look = (hours: number) => site.clock.look(START + hours * HOUR_MS);
  for (let hour = 0; hour <= 24; hour++) await look(hour);
  expect(await site.clock.isSteady(START + DAY_MS)).toBe(true);
  await waitADay(db);
  expect(await site.clock.isSteady(START + DAY_MS)).toBe(false);
  for (let hour = 25; hour < 48; hour++) expect((await look(hour)).isSteady).toBe(false);
  expect((await look(48)).isSteady).toBe(true);
});
