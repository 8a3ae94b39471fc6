import { expect, onTestFinished, test, vi } from "vitest";
import type { EntryWrite } from "#contracts/entry.ts";
import { licenceKind } from "#contracts/kinds/licence.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { tidyUp } from "#server/jobs/housekeeping.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { makeBlog } from "#tests/support/make-blog.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { PAGE } from "#tests/support/open-own-pages.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const LICENCE: EntryWrite<"licence"> = {
  ...upgraded(licenceKind, {}, schemaOf(licenceKind)),
  ...{ title: "Hajj licence", number: "HL-0092", validUntil: "2046-12-31" },
};

/** A site that has run for more than a day. */
async function open() {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { site, db } = await openTestSite();
  const { log } = catchLog();
  const by = { by: (await makeUser({ db }))._id };
  const post = await makeBlog(db);
  const begun = await site.draft.begin("post", { title: "Begun" }, by);
  const { page } = await site.ownPage.create(PAGE, by);
  const licence = await site.entry.create("licence", LICENCE, by);
  const jump = (ms: number) => void vi.setSystemTime(Date.now() + ms);
  /** As every hour: nothing is deleted unless the clock is trusted. */
  const look = async () => {
    if ((await site.clock.look()).isSteady) await tidyUp(site, log);
  };
  const run = async (hours: number) => {
    await look();
    for (let hour = 0; hour < hours; hour++) {
      jump(HOUR_MS);
      await look();
    }
  };
  const remove = async () => {
    await site.blog.remove(post._id, by);
    await site.blog.remove(begun._id, by);
    await site.ownPage.remove(page._id, by);
    await site.entry.remove("licence", licence._id, by);
    const { id } = await makeEnquiry(site);
    const closed = { status: "closed", unread: undefined, version: undefined } as const;
    await site.enquiry.update(id, closed, by);
  };
  /** In the trash, and enquiries. */
  const left = async () => [
    (await site.blog.listTrash()).length +
      (await site.ownPage.listTrash()).length +
      (await site.entry.trash(["licence"], { limit: 9, offset: 0 })).count,
    (await db.selectFrom("enquiry").select("id").execute()).length,
  ];
  const restore = async () => {
    for (const id of [post._id, begun._id]) await site.blog.restore(id, by);
    await site.ownPage.restore(page._id, by);
    await site.entry.restore("licence", licence._id, by);
  };
  await run(30);
  return { run, jump, remove, left, restore };
}

const BEHIND_MS = 400 * DAY_MS;

test("what is deleted while the clock is behind can be brought back at once when it is right", async () => {
  const { jump, remove, left, restore } = await open();
  jump(-BEHIND_MS);
  await remove();
  jump(BEHIND_MS);
  expect(await left()).toEqual([4, 1]);
  await restore();
});

test.each([
  ["a moment", 0],
  ["hours", 5],
  ["days, so that it was trusted", 60],
])("after a clock that was behind for %s all time is kept for whole", async (_, hours) => {
  const { run, jump, remove, left } = await open();
  jump(-BEHIND_MS);
  if (hours > 0) await run(hours);
  await remove();
  if (hours > 0) await run(hours);
  jump(BEHIND_MS);
  await run(48);
  expect(await left()).toEqual([4, 1]);
  // In steps that are no jumps.
  for (let day = 0; day < 30; day += 3) {
    jump(3 * DAY_MS);
    await run(1);
  }
  expect(await left()).toEqual([0, 1]);
});

test("a clock that is put right in two steps makes nothing old", async () => {
  const { run, jump, remove, left } = await open();
  jump(-BEHIND_MS);
  await run(2);
  await remove();
  jump(BEHIND_MS / 2);
  await run(2);
  jump(BEHIND_MS / 2);
  await run(48);
  expect(await left()).toEqual([4, 1]);
});

test("what is deleted while the clock is years ahead is not kept for years", async () => {
  const { run, jump, remove, left } = await open();
  jump(1000 * DAY_MS);
  await remove();
  await run(2);
  jump(-1000 * DAY_MS);
  await run(48);
  expect(await left()).toEqual([4, 1]);
  for (let day = 0; day < 370; day += 3) {
    jump(3 * DAY_MS);
    await run(1);
  }
  expect(await left()).toEqual([0, 0]);
});
