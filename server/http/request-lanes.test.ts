import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Receiving } from "./receive-body.ts";
import { requestLanes } from "./request-lanes.ts";

const LANES = [
  {
    name: "writing",
    isFor: ({ method }: { method: string }) => method === "POST",
    atOnce: 1,
    mostWaiting: 1,
  },
  { name: "reading", isFor: () => true, atOnce: 2, mostWaiting: 3 },
] as const;

/** The test says who asks. */
const ENV = { TRUST_PROXY: true };

const AT_ONCE = { ms: 0, most: 0 };

/** Answers wait until the test lets them go. */
function open(turns = requestLanes(ENV, { lanes: LANES, pauses: AT_ONCE })) {
  const atWork: (() => void)[] = [];
  const app = new Hono<Receiving>();
  app.use(async (c, next) => {
    c.set("bodyBytes", Number(c.req.header("content-length") ?? 0));
    await next();
  });
  app.use(turns);
  app.all("*", async (c) => {
    await new Promise<void>((resolve) => atWork.push(resolve));
    if (c.req.path === "/broken") throw new Error("broken");
    return c.text("made");
  });
  app.onError((_, c) => c.text("", 500));
  const ask = async (path: string, method = "GET", headers: Record<string, string> = {}) =>
    app.request(path, { method, headers });
  /** Lets them go until nobody asks any more. */
  const work = async () => {
    for (let idle = 0; idle < 30; idle++) {
      const next = atWork.shift();
      if (next) idle = 0;
      next?.();
      await round();
    }
  };
  return { ask, atWork, work };
}

const round = () => new Promise<void>((resolve) => setImmediate(resolve));

/** In which so many begin: between two of them new connections are taken. */
const rounds = async (count: number) => {
  for (let gone = 0; gone < count * 30; gone++) await round();
};

const statusesOf = (answers: Response[]) => answers.map(({ status }) => status);

test("two at once, three wait, the others hear in words that it is too much", async () => {
  const { ask, atWork, work } = open();
  const five = ["/1", "/broken", "/3", "/broken", "/5"].map((path) => ask(path));
  const page = await ask("/6");
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await page.text()).toContain("try again in a minute or two");
  const api = await ask("/api/7", "HEAD");
  expect([api.status, api.headers.get("content-type")]).toEqual([503, "application/json"]);
  await rounds(2);
  expect(atWork).toHaveLength(2);
  await work();
  expect(statusesOf(await Promise.all(five))).toEqual([200, 500, 200, 500, 200]);

  const again = ["/1", "/2", "/3"].map((path) => ask(path));
  await rounds(3);
  expect(atWork).toHaveLength(2);
  await work();
  for (const answer of await Promise.all(again)) expect(answer.status).toBe(200);
});

test("between two pages that begin there is time for many who connect", async () => {
  const { ask, atWork, work } = open();
  const both = ["/1", "/2"].map((path) => ask(path));
  for (let gone = 0; gone < 20; gone++) await round();
  expect(atWork).toHaveLength(1);
  await rounds(1);
  expect(atWork).toHaveLength(2);
  await work();
  expect(statusesOf(await Promise.all(both))).toEqual([200, 200]);
});

test("who is turned away hears it after a moment, unless many wait for that already", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, work } = open(requestLanes(ENV, { lanes: LANES, pauses: { ms: 1000, most: 1 } }));
  const five = ["/1", "/2", "/3", "/4", "/5"].map((path) => ask(path));
  const answered: string[] = [];
  const refused = ["/6", "/7"].map((path) => ask(path).then(() => answered.push(path)));
  await refused[1];
  vi.advanceTimersByTime(999);
  await rounds(5);
  expect(answered).toEqual(["/7"]);
  vi.advanceTimersByTime(1);
  await refused[0];
  await work();
  expect(statusesOf(await Promise.all(five))).toEqual(Array(5).fill(200));
});

test("a flood from one address holds up nobody else: they come next, and where all is full it gives way", async () => {
  const { ask, atWork, work } = open();
  const from = (address: string) => (path: string) =>
    ask(path, "GET", { "x-forwarded-for": address });
  const flood = ["/1", "/2", "/3", "/4", "/5"].map(from("192.0.2.1"));
  const other = from("192.0.2.2")("/other");
  expect((await flood[4])?.status).toBe(503);
  await rounds(2);
  for (const end of atWork.splice(0)) end();
  await rounds(5);
  // After one of the flood, and before the other that came earlier.
  atWork.pop()?.();
  expect((await other).status).toBe(200);
  const more = [from("192.0.2.2")("/a"), from("192.0.2.3")("/b")];
  await work();
  expect(statusesOf(await Promise.all([...flood.slice(0, 4), ...more]))).toEqual(
    Array(6).fill(200),
  );
});

test("writes take the same turns, and a flood of them leaves some to those who read", async () => {
  const { ask, atWork, work } = open();
  const writes = ["/1", "/2"].map((path) => ask(path, "POST"));
  const api = await ask("/api/3", "POST");
  expect([api.status, api.headers.get("retry-after")]).toEqual([503, "2"]);
  expect((await api.json()).message).toContain("Try again in a few seconds");
  await rounds(2);
  expect(atWork).toHaveLength(1);
  const read = ask("/4");
  const waiting = ask("/5");
  await rounds(2);
  expect(atWork).toHaveLength(2);
  await work();
  expect(statusesOf(await Promise.all([...writes, read, waiting]))).toEqual([200, 200, 200, 200]);
});

test("what only staff may send, for its size, is done one at a time, and rests; all others go on", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, atWork } = open(requestLanes(ENV, { pauses: AT_ONCE }));
  const large = { "content-length": "65537" };
  const posts = Array.from({ length: 42 }, () => ask("/api/blogs", "POST", large));
  await rounds(45);
  expect(atWork).toHaveLength(1);
  const others = [
    ask("/api/blogs", "POST", { "content-length": "65536" }),
    ask("/api/package/hajj", "PUT"),
    ask("/about"),
  ];
  await rounds(5);
  expect(atWork).toHaveLength(4);
  const [first, ...rest] = atWork.splice(0);
  vi.advanceTimersByTime(300);
  first?.();
  await rounds(5);
  vi.advanceTimersByTime(299);
  await rounds(5);
  expect(atWork).toHaveLength(0);
  for (const end of rest) end();
  expect(statusesOf(await Promise.all(others))).toEqual([200, 200, 200]);
  const all = Promise.all(posts);
  for (let left = 40; left > 0; left--) {
    vi.advanceTimersByTime(1);
    await rounds(5);
    expect(atWork).toHaveLength(1);
    atWork.shift()?.();
    await rounds(5);
  }
  expect(statusesOf(await all)).toEqual([...Array(41).fill(200), 503]);
});

test("guesses from many addresses keep nobody out on a device that is known", async () => {
  const isStaffDevice = async (cookie?: string) => cookie === "known";
  const { ask, atWork, work } = open(requestLanes(ENV, { pauses: AT_ONCE, isStaffDevice }));
  const from = (nth: number, cookie = "") =>
    ask("/login", "POST", { "x-forwarded-for": `198.51.100.${nth}`, cookie });
  const guesses = Array.from({ length: 64 }, (_, nth) => from(nth, "forged"));
  await rounds(10);
  expect(atWork).toHaveLength(4);
  expect((await from(200)).status).toBe(503);
  const own = from(201, "known");
  await rounds(5);
  expect(atWork).toHaveLength(5);
  atWork.pop()?.();
  expect((await own).status).toBe(200);
  await work();
  expect(statusesOf(await Promise.all(guesses))).toEqual(Array(64).fill(200));
});

test("pictures that are drawn take a few places, and few wait; all others go on", async () => {
  const { ask, atWork, work } = open(requestLanes(ENV, { pauses: AT_ONCE }));
  const paths = ["/og/home.jpg", "/bn/og/blog/a.jpg", "/ar/og/home.png", "/favicon.ico"];
  const more = ["/icon-512.png", "/apple-touch-icon.png"];
  const drawn = Array.from({ length: 4 }, () => [...paths, ...more]).flat();
  const pictures = drawn.map((path) => ask(path));
  await rounds(30);
  expect(atWork).toHaveLength(4);
  const others = ["/blog?q=og", "/ogre", "/bn/blog", "/art/icon-1.png"].map((path) => ask(path));
  await rounds(6);
  expect(atWork).toHaveLength(8);
  await work();
  expect(statusesOf(await Promise.all(others))).toEqual([200, 200, 200, 200]);
  const statuses = statusesOf(await Promise.all(pictures));
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(503)]);
});

test("an upload waits for nobody: it lasts as long as its sender takes", async () => {
  const { ask, atWork, work } = open();
  const reads = ["/1", "/2", "/3"].map((path) => ask(path));
  const upload = ask("/api/media", "POST");
  await rounds(3);
  expect(atWork).toHaveLength(3);
  await work();
  expect((await upload).status).toBe(200);
  await Promise.all(reads);
});

test("one begins in each round of the event loop, so that connections are taken between them", async () => {
  let now = 0;
  const begun: number[] = [];
  const app = new Hono().use(requestLanes(ENV)).all("*", (c) => {
    begun.push(now);
    return c.text("made at once");
  });
  const answers = Array.from({ length: 50 }, () => app.request("/contact", { method: "POST" }));
  for (; begun.length < 50; now++) await round();
  expect(new Set(begun).size).toBe(50);
  expect(statusesOf(await Promise.all(answers))).toEqual(Array(50).fill(200));
});

test("of the lists of all posts one is made at a time; shorter ones do not wait for them", async () => {
  const { ask, atWork, work } = open(requestLanes(ENV));
  const lists = ["", "?limit=1000", "?limit=x", "?limit=1000&offset=1"];
  const long = lists.map((query) => ask(`/api/blogs${query}`));
  await rounds(lists.length);
  expect(atWork).toHaveLength(1);
  const short = ["?limit=100", "?limit=1"].map((query) => ask(`/api/blogs${query}`));
  await rounds(2);
  expect(atWork).toHaveLength(3);
  await work();
  expect(statusesOf(await Promise.all([...long, ...short]))).toEqual(Array(6).fill(200));
});
