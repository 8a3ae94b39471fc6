import { expect, test } from "vitest";
import type { Dashboard } from "#contracts/dashboard.ts";
import { newRow } from "#server/enquiries/enquiry-row.ts";
import { makeBlog } from "#tests/support/make-blog.ts";
import { ENQUIRY } from "#tests/support/make-enquiry.ts";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const ZONE = "Asia/Dhaka";
/** A quarter past midnight of 21 November in Dhaka. */
const NOW = Date.parse("2026-11-20T18:15:00.000Z");

type Given = {
  ago: number;
  topic?: "umrah" | "hajj" | "message";
  answer?: number;
  spam?: true;
  again?: true;
  merged?: true;
};

async function open(given: Given[] = []) {
  const api = await openTestApi();
  const fields = {
    ...ENQUIRY,
    package: null,
    month: "",
    travellers: null,
    page: "",
    language: "en",
    departure: null,
    visa: null,
    waitsFor: null,
  } as const;
  for (const [index, { ago, topic = "umrah", answer, spam, again, merged }] of given.entries()) {
    const made = { reference: `RH-${index}`, spamReasons: spam ? ["content" as const] : [] };
    const row = newRow({ ...fields, topic }, { ...made, now: NOW - ago });
    const answeredAt = answer === undefined ? null : new Date(NOW - ago + answer).toISOString();
    const status = answeredAt && !spam && !again ? "called" : row.status;
    const mergedInto = merged ? "another" : null;
    await api.db
      .insertInto("enquiry")
      .values({ ...row, status, answeredAt, mergedInto })
      .execute();
  }
  return { ...api, dashboard: (now = NOW) => api.site.dashboard.get(ZONE, now) };
}

const filled = ({ days }: Dashboard) => days.filter(({ count }) => count > 0);

test("enquiries are counted on the agency's days; empty days are there, spam and what was merged are not", async () => {
  const { dashboard } = await open([
    { ago: 0 },
    // Yesterday in Dhaka, the same day in London.
    { ago: 20 * MINUTE_MS, topic: "hajj" },
    { ago: 30 * MINUTE_MS },
    { ago: 40 * MINUTE_MS, spam: true },
    { ago: 40 * MINUTE_MS, merged: true },
    // The first and the last minute of the oldest day, and the one before it.
    { ago: 89 * DAY_MS + 15 * MINUTE_MS, topic: "message" },
    { ago: 89 * DAY_MS - DAY_MS + 16 * MINUTE_MS },
    { ago: 89 * DAY_MS + 16 * MINUTE_MS },
  ]);
  const found = await dashboard();
  expect(found.days).toHaveLength(90);
  expect(filled(found)).toEqual([
    { day: "2026-08-24", count: 2 },
    { day: "2026-11-20", count: 2 },
    { day: "2026-11-21", count: 1 },
  ]);
  expect(found.topics.slice(0, 3)).toEqual([
    { topic: "umrah", count: 3 },
    { topic: "hajj", count: 1 },
    { topic: "message", count: 1 },
  ]);
  expect(found.topics).toHaveLength(7);
});

test("half of the first answers come within the median; who waits is counted at any age", async () => {
  const answered = [45, 600, 10, 20].map((minutes) => ({
    ...{ ago: DAY_MS, answer: minutes * MINUTE_MS },
  }));
  const { dashboard } = await open([
    ...answered,
    { ago: DAY_MS },
    { ago: 200 * DAY_MS },
    { ago: 200 * DAY_MS, answer: MINUTE_MS },
    // Set back to new: it was answered once.
    { ago: 200 * DAY_MS, answer: MINUTE_MS, again: true },
    { ago: DAY_MS, spam: true },
    { ago: DAY_MS, merged: true },
  ]);
  expect((await dashboard()).answers).toEqual({ answered: 4, medianMinutes: 33, waiting: 2 });
});

test("ten posts read most in 90 days, with where they are", async () => {
  const { db, site, dashboard } = await open();
  const read = (link: string, count: number, daysAgo = 0) =>
    site.reading.add(new Map([[link, count]]), NOW - daysAgo * DAY_MS);
  for (let index = 1; index <= 12; index++) {
    await makeBlog(db, { _id: `post-${index}`, title: `Post ${index}`, link: `link-${index}` });
    await read(`link-${index}`, index);
  }
  await read("link-3", 20, 89);
  await read("link-1", 500, 90);
  const { posts } = await dashboard();
  expect(posts.map(({ reads }) => reads)).toEqual([23, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  expect(posts[0]).toEqual({ _id: "post-3", title: "Post 3", link: "link-3", reads: 23 });
});

test("an agency that nobody has written to has 90 empty days; a demo has figures", async () => {
  const empty = await open();
  const { cookie } = await signInTo(empty);
  const { status, body, headers } = await empty.get("/api/dashboard", cookie);
  expect([status, headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  expect(body.days).toHaveLength(90);
  expect(body).toMatchObject({
    answers: { answered: 0, medianMinutes: null, waiting: 0 },
    posts: [],
  });

  const demo = await openTestApi({ demo: true });
  const { cookie: staff } = await signInTo(demo);
  const { body: figures } = await demo.get("/api/dashboard", staff);
  expect(filled(figures).length).toBeGreaterThan(3);
  expect(figures.answers.medianMinutes).toBeGreaterThan(0);
  expect(figures.posts).toHaveLength(10);
});

test("a visitor's browser says which post was opened; staff, machines and nonsense do not count", async () => {
  const { db, reads, send, ...api } = await open();
  await makeBlog(db, { _id: "a", link: "hajj" });
  const { cookie } = await signInTo({ db, reads, send, ...api });
  const headers = { "user-agent": "Mozilla/5.0 (iPhone)" };
  const tell = (body: unknown, from: object = { headers }) =>
    send("POST", "/api/reads", body, from);
  expect((await tell({ link: "hajj" })).status).toBe(204);
  expect((await tell({ link: "hajj" }, { headers, cookie })).status).toBe(204);
  expect(
    (await tell({ link: "hajj" }, { headers: { "user-agent": "Googlebot/2.1" } })).status,
  ).toBe(204);
  for (const wrong of [{}, { link: "" }, { link: "x".repeat(201) }, { link: 7 }, "{"]) {
    expect((await tell(wrong)).status).toBe(400);
  }
  const foreign = { headers: { ...headers, origin: "https://evil.example" } };
  expect((await tell({ link: "hajj" }, foreign)).status).toBe(403);
  await reads.flush();
  expect(await db.selectFrom("postRead").select(["blogId", "count"]).execute()).toEqual([
    { blogId: "a", count: 1 },
  ]);
});
