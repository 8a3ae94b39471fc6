import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { DomainError } from "#server/errors/domain-error.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { publishDue, startPublishing } from "./publish-planned.ts";

const PRIVACY = { kind: "page", id: "privacy" } as const;
const BY = { by: null };

/** Waiting changes that are due, on a disk that gets full. */
async function openDue() {
  const { db, site } = await openTestSite({ demo: true });
  // Its revision cannot be made small.
  const content = `<p>${randomBytes(100_000).toString("hex")}</p>`;
  await site.draft.save(PRIVACY, { body: { content } }, BY);
  await site.draft.plan([PRIVACY], new Date(Date.now() - 1000).toISOString(), BY);
  await sql`vacuum`.execute(db);
  const limitPages = (count: number) => sql`pragma max_page_count = ${sql.lit(count)}`.execute(db);
  return { site, limitPages };
}

test("what the disk had no room for at its moment is published when there is room, and not tried at every turn", async () => {
  const { site, limitPages } = await openDue();
  await limitPages(1);
  const { log, lines } = catchLog();
  const end = await startPublishing(site, log);
  for (let turn = 0; turn < 200; turn++) await site.draft.next();
  expect(lines.map(({ msg }) => msg)).toEqual(["could not be published as planned"]);
  expect((await site.draft.find(PRIVACY, BY))?.problem).toBeNull();
  await limitPages(1_000_000);
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain("published as planned");
  await end();
});

test("what broke a rule by its moment waits until somebody has looked, and is not tried again", async () => {
  const { site } = await openTestSite({ demo: true });
  const { version } = await site.draft.save(PRIVACY, { body: { title: "Your data" } }, BY);
  await site.draft.plan([PRIVACY], new Date(Date.now() - 1000).toISOString(), BY);
  await site.draft.save(PRIVACY, { version, body: { title: "" } }, BY);
  const { log, lines } = catchLog();
  await publishDue(site, log);
  expect(await site.draft.find(PRIVACY, BY)).toMatchObject({ problem: "bad-input" });
  expect(await site.draft.due()).toEqual([]);
  expect(lines.map(({ msg }) => msg)).toEqual(["could not be published as planned"]);
});

test("what is published is told with how late it was; what another node was quicker with is told by none", async () => {
  const { site } = await openTestSite({ demo: true });
  await site.draft.save(PRIVACY, { body: { title: "Your data" } }, BY);
  const publishAt = new Date(Date.now() - 60_000).toISOString();
  await site.draft.plan([PRIVACY], publishAt, BY);
  const { log, lines } = catchLog();
  const due = await site.draft.due();
  const late = due.map((one) => ({ ...one, publishAt: new Date(0).toISOString() }));
  await publishDue({ draft: { ...site.draft, due: async () => late } }, log);
  expect(lines).toEqual([]);
  expect((await site.draft.find(PRIVACY, BY))?.problem).toBeNull();
  await publishDue(site, log);
  expect(lines).toMatchObject([{ msg: "published as planned", what: "page/privacy" }]);
  expect(lines[0]?.lateMs).toBeGreaterThanOrEqual(60_000);
  expect(lines[0]?.lateMs).toBeLessThan(3_600_000);
  await publishDue({ draft: { ...site.draft, due: async () => due } }, log);
  expect(lines).toHaveLength(1);
});

test("what is refused by its moment keeps why, and the next one goes public", async () => {
  const { site } = await openTestSite({ demo: true });
  const fields = { title: "T", type: "Umrah", image: "/art/x.svg", content: "" };
  const { _id } = await site.draft.begin("post", { ...fields, link: "taken" }, BY);
  const post = { kind: "post", id: _id } as const;
  await site.draft.save(PRIVACY, { body: { title: "Your data" } }, BY);
  await site.draft.plan([post], new Date(Date.now() - 2000).toISOString(), BY);
  await site.draft.plan([PRIVACY], new Date(Date.now() - 1000).toISOString(), BY);
  await site.blog.create({ ...fields, title: "Another", link: "taken" }, BY);
  const { log, lines } = catchLog();
  await publishDue(site, log);
  expect((await site.draft.find(post, BY))?.problem).toBe("link-taken");
  expect((await site.page.findPrivacy())?.title).toBe("Your data");
  expect(lines.map(({ msg }) => msg)).toContain("published as planned");
});

test("what failed because the database was away is tried again, and told by none", async () => {
  const { site } = await openTestSite({ demo: true });
  await site.draft.save(PRIVACY, { body: { title: "Your data" } }, BY);
  await site.draft.plan([PRIVACY], new Date(Date.now() - 1000).toISOString(), BY);
  const { log, lines } = catchLog();
  const publish = async () => {
    throw new DomainError("database-away", { retryAfterS: 5 });
  };
  await publishDue({ draft: { ...site.draft, publish } }, log);
  expect((await site.draft.find(PRIVACY, BY))?.problem).toBeNull();
  expect(lines).toEqual([]);
  expect(await site.draft.due()).toHaveLength(1);
});

/** Nothing is ever due. @returns how often somebody has looked */
async function openLooking({
  nextInMs = null as number | null,
  failure = null as Error | null,
} = {}) {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { log, lines } = catchLog();
  let looks = 0;
  const due = async () => {
    looks++;
    if (failure) throw failure;
    return [];
  };
  const next = async () =>
    nextInMs === null ? null : new Date(Date.now() + nextInMs).toISOString();
  const end = await startPublishing({ draft: { due, next } } as never, log);
  return { end, looks: () => looks, told: () => lines.map(({ msg }) => msg) };
}

test.each([
  ["nothing is planned", null, 5000],
  ["something is, in three seconds", 3000, 3000],
  ["in an hour: another node may be told of something earlier", 3_600_000, 5000],
  ["it is due, and is still there", -10, 1000],
])("where %s it is looked at again at its moment, or soon", async (_, nextInMs, waitMs) => {
  const { end, looks } = await openLooking({ nextInMs });
  expect(looks()).toBe(1);
  await vi.advanceTimersByTimeAsync(waitMs - 1);
  expect(looks()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(looks()).toBe(2);
  await end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks()).toBe(2);
});

test.each([
  [new Error("odd"), ["what is planned could not be read; it is tried again"]],
  [new DomainError("database-away", { retryAfterS: 5 }), []],
])("after %s it is tried again, and told unless everybody knows", async (failure, told) => {
  const looking = await openLooking({ failure });
  expect(looking.told()).toEqual(told);
  await vi.advanceTimersByTimeAsync(5000);
  expect(looking.looks()).toBe(2);
  await looking.end();
});

test("who ends it waits for what is being looked at, and nobody looks again", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const looking: (() => void)[] = [];
  const due = () =>
    new Promise<never[]>((resolve) => {
      looking.push(() => resolve([]));
    });
  const draft = { due, next: async () => null };
  const starting = startPublishing({ draft } as never, catchLog().log);
  looking[0]?.();
  const end = await starting;
  await vi.advanceTimersByTimeAsync(5000);
  expect(looking).toHaveLength(2);
  let hasEnded = false;
  const ending = end().then(() => {
    hasEnded = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(hasEnded).toBe(false);
  looking[1]?.();
  await ending;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looking).toHaveLength(2);
});
