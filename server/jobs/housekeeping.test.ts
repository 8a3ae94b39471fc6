import { expect, onTestFinished, test, vi } from "vitest";
import { licenceKind } from "#contracts/kinds/licence.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { makeBlog } from "#tests/support/make-blog.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { PAGE } from "#tests/support/open-own-pages.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createHousekeeping, startHousekeeping, tidyUp } from "./housekeeping.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A site of a day ago, with a post in the trash, a closed enquiry and an open invitation. */
async function open() {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { site, db } = await openTestSite();
  const { log, lines } = catchLog();
  const by = (await makeUser({ db }))._id;
  await site.blog.remove((await makeBlog(db))._id, { by });
  const { id } = await makeEnquiry(site);
  await site.enquiry.update(
    id,
    { status: "closed", unread: undefined, version: undefined },
    { by },
  );
  await site.invitation.create("guest@rihla.example", { by });
  const left = async () => {
    const count = async (table: "trashedBlog" | "enquiry") =>
      (await db.selectFrom(table).select("id").execute()).length;
    const [mail] = await db
      .selectFrom("mail")
      .select("payload")
      .where("kind", "=", "invitation")
      .execute();
    return [
      await count("trashedBlog"),
      await count("enquiry"),
      mail !== undefined && mail.payload !== "{}",
    ];
  };
  const start = () => createHousekeeping(site, log);
  const run = async (hours: number, keep = start()) => {
    await keep();
    for (let hour = 0; hour < hours; hour++) {
      vi.setSystemTime(Date.now() + HOUR_MS);
      await keep();
    }
  };
  const jump = (ms: number) => void vi.setSystemTime(Date.now() + ms);
  return { site, log, left, start, run, jump, lines };
}

test("a start with a clock that is years ahead deletes nothing; put right, nothing was lost", async () => {
  const { left, start, run, jump, lines } = await open();
  await run(30);
  const ahead = 3 * 366 * DAY_MS;
  jump(ahead);
  for (let restart = 0; restart < 5; restart++) await start()();
  await run(22);
  expect(lines.map(({ msg }) => msg)).toEqual([expect.stringMatching(/^The clock was moved/)]);
  jump(-ahead);
  await run(30);
  expect(await left()).toEqual([1, 1, true]);
});

test("a site that was off for so long deletes what is too old a day later", async () => {
  const { left, run, jump } = await open();
  await run(30);
  jump(3 * 366 * DAY_MS);
  await run(23);
  expect(await left()).toEqual([1, 1, true]);
  await run(1);
  expect(await left()).toEqual([0, 0, false]);
});

test("a clock that jumps while the site runs deletes nothing that day", async () => {
  const { left, start, run, jump } = await open();
  const keep = start();
  await run(30, keep);
  jump(40 * DAY_MS);
  await run(23, keep);
  expect(await left()).toEqual([1, 1, true]);
  await run(1, keep);
  expect(await left()).toEqual([0, 1, false]);
});

test("it is tidied up once a day, while the clock runs evenly", async () => {
  const { site, log, run } = await open();
  let days = 0;
  const keep = createHousekeeping(site, log, async () => void days++);
  await run(23, keep);
  expect(days).toBe(0);
  // Each begins with a look of its own.
  await run(1, keep);
  expect(days).toBe(1);
  await run(46, keep);
  expect(days).toBe(2);
  await run(1, keep);
  expect(days).toBe(3);
});

test("it is looked at at once and every hour; what fails is told, but for a database that is away", async () => {
  const { site } = await openTestSite();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { log, lines } = catchLog();
  let looks = 0;
  const failures = [new Error("odd"), new DomainError("database-away", { retryAfterS: 5 })];
  const look = async () => {
    const failure = failures[looks++];
    if (failure) throw failure;
    return { isSteady: false, hasJumped: false };
  };
  const clock = { ...site.clock, look };
  const end = await startHousekeeping({ ...site, clock }, log, async () => {});
  expect([looks, lines.map(({ msg }) => msg)]).toEqual([1, ["tidying up failed"]]);
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(looks).toBe(1);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect([looks, lines.length]).toEqual([2, 1]);
  end();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(looks).toBe(2);
});

test("everything that may not be kept for longer is deleted, and nothing else", async () => {
  const { site, db } = await openTestSite();
  const { log, lines } = catchLog();
  const by = (await makeUser({ db }))._id;
  const [long, now] = ["2020-01-01T00:00:00.000Z", new Date().toISOString()];
  for (const at of [long, now]) {
    const post = await makeBlog(db);
    await site.blog.remove(post._id, { by });
    await db.updateTable("trashedBlog").set({ deletedAt: at }).where("id", "=", post._id).execute();
    const begun = await site.draft.begin("post", { title: at }, { by });
    await site.blog.remove(begun._id, { by });
    const trashed = db.updateTable("draft").where("documentId", "=", begun._id);
    await trashed.set({ deletedAt: at }).execute();
    const { _id: licence } = await site.entry.create("licence", LICENCE, { by });
    await site.entry.remove("licence", licence, { by });
    const { _id: open } = await site.entry.create("licence", LICENCE, { by });
    const drafted = db.updateTable("revision").where("documentId", "=", open);
    await drafted.set({ action: "draft", at }).execute();
    await db.updateTable("trashedEntry").set({ deletedAt: at }).where("id", "=", licence).execute();
    await db
      .insertInto("postRead")
      .values({ blogId: post._id, day: at.slice(0, 10), count: 1 })
      .execute();
    const { id } = await makeEnquiry(site);
    const closed = { status: "closed", closedAt: at } as const;
    await db.updateTable("enquiry").set(closed).where("id", "=", id).execute();
    await db
      .updateTable("mail")
      .set({ state: "sent", createdAt: at })
      .where("enquiryId", "=", id)
      .execute();
    await site.audit.record({ ...FAILED, by: null });
    await db
      .updateTable("audit")
      .set({ at })
      .where("summary", "=", FAILED.summary)
      .where("at", ">", long)
      .execute();
    const ends = at === long ? long : new Date(Date.now() + HOUR_MS).toISOString();
    const reset = {
      id: at,
      userId: by,
      tokenHash: at,
      createdAt: at,
      expiresAt: ends,
      usedAt: null,
    };
    await db.insertInto("passwordReset").values(reset).execute();
  }
  const count = async () => {
    const tables = [
      ...(["trashedBlog", "trashedEntry", "postRead", "enquiry"] as const),
      ...(["mail", "passwordReset", "draft", "revision"] as const),
    ];
    const rows = await Promise.all(
      tables.map((table) => db.selectFrom(table).selectAll().execute()),
    );
    const failed = db.selectFrom("audit").selectAll().where("action", "=", FAILED.action);
    return [...rows.map(({ length }) => length), (await failed.execute()).length];
  };
  const before = await count();
  await tidyUp(site, log);
  expect(await count()).toEqual(before.map((length) => length / 2));
  expect(lines).toMatchObject([{ msg: "enquiries deleted after their time", count: 1 }]);
  await tidyUp(site, log);
  expect(lines).toHaveLength(1);
});

test("pages in the trash, shared previews and addresses that were asked for in vain have their time too", async () => {
  const { site, db } = await openTestSite();
  const [long, now] = ["2020-01-01T00:00:00.000Z", new Date().toISOString()];
  for (const at of [long, now]) {
    const { page } = await site.ownPage.create({ ...PAGE, title: at, link: at }, { by: null });
    await site.ownPage.remove(page._id, { by: null });
    const trashed = db.updateTable("trashedOwnPage").where("id", "=", page._id);
    await trashed.set({ deletedAt: at }).execute();
    const path = { id: at, path: `/${at}`, count: 1, since: at, lastAt: at };
    await db.insertInto("unknownPath").values(path).execute();
    const expiresAt = at === long ? long : new Date(Date.now() + HOUR_MS).toISOString();
    const place = { kind: "own-page", documentId: page._id, lang: "en" } as const;
    const shared = { ...place, secretHash: at, createdAt: at, expiresAt };
    const whose = { userId: null, userName: "", endedAt: null };
    await db
      .insertInto("sharedPreview")
      .values({ ...shared, ...whose })
      .execute();
  }
  await tidyUp(site, catchLog().log);
  const left = [
    (await db.selectFrom("trashedOwnPage").select("title").execute()).map(({ title }) => title),
    (await db.selectFrom("unknownPath").select("id").execute()).map(({ id }) => id),
    (await db.selectFrom("sharedPreview").select("createdAt").execute()).map(
      (one) => one.createdAt,
    ),
  ];
  expect(left).toEqual([[now], [now], [now]]);
});

const FAILED = { action: "failed-sign-in", thing: "user", thingId: "", summary: "Nobody" } as const;
const LICENCE = {
  ...upgraded(licenceKind, {}, schemaOf(licenceKind)),
  ...{ title: "Hajj", number: "1", issuedBy: "Ministry", validUntil: "2030-01-01" },
};
