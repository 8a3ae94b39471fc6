import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { createSite } from "#server/site.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";
import { checkLinks, startCheckingLinks } from "./check-links.ts";

const HOUR_MS = 3_600_000;
const TODAY = "2026-11-25";

/** A site elsewhere, at two names of this machine. */
async function openElsewhere() {
  const asked: string[] = [];
  const agents = new Set<string | undefined>();
  let status = 200;
  const server = createServer(({ method, url, headers }, response) => {
    agents.add(headers["user-agent"]);
    if (method === "HEAD") asked.push(`${headers.host?.split(":")[0]}${url}`);
    response.writeHead(url === "/there" ? 200 : status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const place = server.address();
  const port = typeof place === "object" && place ? place.port : 0;
  const answer = (next: number) => {
    status = next;
  };
  return {
    ...{ asked, agents },
    answer,
    at: (path: string, host = "127.0.0.1") => `http://${host}:${port}${path}`,
  };
}

async function open() {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const opened = await openDrafting();
  const { call, post, site, db } = opened;
  const elsewhere = await openElsewhere();
  const write = async (...addresses: string[]) => {
    const { title, type, link, image } = (await call("GET", `/api/blogs/${post._id}`)).body;
    const content =
      addresses.map((href) => `<p><a href="${href}">x</a></p>`).join("") || "<p>x</p>";
    const sent = { title, type, link, image, content };
    expect((await call("PUT", `/api/blogs/${post._id}`, sent)).status).toBe(200);
  };
  // Those of the demo lead to nobody.
  await db.deleteFrom("reference").where("target", "like", "http%").execute();
  const check = (of = site) =>
    checkLinks({ site: of, publicUrl: "https://rihla.example", mayReach: () => true, pauseMs: 0 });
  const broken = async () =>
    (await site.attention.list(TODAY))
      .filter(({ what }) => what === "link-broken")
      .map(({ address }) => address);
  const pass = (hours: number) => void vi.setSystemTime(Date.now() + hours * HOUR_MS);
  return { ...opened, ...elsewhere, write, check, broken, pass };
}

test("a link is broken when it was not there twice, a day apart; there again, it is well", async () => {
  const { at, write, check, broken, pass, answer, asked } = await open();
  answer(404);
  await write(at("/gone"));
  expect(await check()).toBe(1);
  expect(await broken()).toEqual([]);
  // Nobody asks again before a day has passed.
  pass(23);
  expect(await check()).toBe(0);
  pass(3);
  expect(await check()).toBe(1);
  expect(await broken()).toEqual([at("/gone")]);
  pass(26);
  answer(200);
  expect(await check()).toBe(1);
  expect(await broken()).toEqual([]);
  pass(13 * 24);
  expect(await check()).toBe(0);
  pass(2 * 24);
  expect(await check()).toBe(1);
  expect(asked).toHaveLength(4);
});

test("once it is taken out of the text nobody is told of it, and it is forgotten", async () => {
  const { at, write, check, broken, pass, answer, site, db } = await open();
  answer(410);
  await write(at("/gone"));
  await check();
  pass(26);
  await check();
  expect(await broken()).toHaveLength(1);
  await write();
  expect(await broken()).toEqual([]);
  await site.outwardLink.purge();
  expect(await db.selectFrom("linkCheck").selectAll().execute()).toEqual([]);
});

test("where nobody answers it is our own connection: nothing is held against anybody", async () => {
  const { write, check, broken, pass, at } = await open();
  await write("http://127.0.0.1:1/", "http://no-such-name.invalid/");
  for (let day = 0; day < 4; day++) {
    await check();
    pass(26);
  }
  expect(await broken()).toEqual([]);
  // Somebody answers: those who do not are away themselves.
  await write("http://no-such-name.invalid/", at("/there"));
  await check();
  pass(26);
  await write("http://no-such-name.invalid/", at("/there"), at("/there", "localhost"));
  await check();
  expect(await broken()).toEqual(["http://no-such-name.invalid/"]);
  // Our own connection again: what was known holds.
  await write("http://no-such-name.invalid/");
  pass(26);
  await check();
  expect(await broken()).toEqual(["http://no-such-name.invalid/"]);
});

test("of a host one address is asked for at a time, of many hosts so many", async () => {
  const { at, write, check, asked } = await open();
  await write(at("/1"), at("/2"), at("/3"), at("/4", "localhost"));
  expect(await check()).toBe(2);
  expect(asked.toSorted()).toEqual(["127.0.0.1/1", "localhost/4"]);
  expect(await check()).toBe(1);
  expect(await check()).toBe(1);
  expect(await check()).toBe(0);
  expect(asked.toSorted()).toEqual(["127.0.0.1/1", "127.0.0.1/2", "127.0.0.1/3", "localhost/4"]);
});

test("an address of a private network is never asked for, and never called broken", async () => {
  const { write, broken, pass, site, at, asked } = await open();
  await write(at("/1"), at("/2", "localhost"), "http://169.254.169.254/latest", "http://10.0.0.1/");
  for (let day = 0; day < 3; day++) {
    await checkLinks({ site, publicUrl: "https://rihla.example", pauseMs: 0 });
    pass(15 * 24);
  }
  expect(asked).toEqual([]);
  expect(await broken()).toEqual([]);
});

test("what is known outlives the process; of two nodes one asks", async () => {
  const { at, write, check, broken, pass, answer, db } = await open();
  answer(404);
  await write(at("/gone"));
  await check();
  pass(26);
  await check(createSite(db));
  expect(await broken()).toEqual([at("/gone")]);
  const nodes = [createSite(db), createSite(db), createSite(db)];
  const take = () => Promise.all(nodes.map((node) => node.takeDuty("links", Date.now() + HOUR_MS)));
  expect((await take()).filter(Boolean)).toHaveLength(1);
  expect(await take()).toEqual([false, false, false]);
  pass(1);
  expect((await take()).filter(Boolean)).toHaveLength(1);
  // By a clock that was a year ahead.
  pass(1);
  const year = Date.now() + 365 * 24 * HOUR_MS;
  expect(await nodes[0]?.takeDuty("links", year + HOUR_MS)).toBe(true);
  expect((await take()).filter(Boolean)).toHaveLength(1);
});

test("links of translations and of fields are looked at too", async () => {
  const { call, at, check, asked, post, broken, pass, answer, site } = await open();
  answer(404);
  const content = `<p><a href="${at("/bn")}">x</a></p>`;
  const path = `/api/blogs/${post._id}?lang=bn`;
  expect((await call("PUT", path, { content })).status).toBe(200);
  const { versions } = (await call("GET", "/api/settings")).body;
  const field = { knowMoreLink: at("/field", "localhost"), versions };
  expect((await call("PUT", "/api/settings", field)).status).toBe(200);
  await check();
  pass(26);
  await check();
  expect(new Set(asked)).toEqual(new Set(["127.0.0.1/bn", "localhost/field"]));
  expect((await broken()).toSorted()).toEqual([at("/bn"), at("/field", "localhost")]);
  const [line] = (await site.attention.list(TODAY)).filter(({ address }) => address === at("/bn"));
  expect(line?.href).toBe(`/admin/translate/bn/post/${post._id}`);
});

test("it ends with the process, also while it waits", async () => {
  const { site } = await open();
  const log = { info: () => {}, error: () => {} } as never;
  const stop = startCheckingLinks({ site, publicUrl: "https://rihla.example" }, log);
  await stop();
});

test("who is asked is told which site asks", async () => {
  const { at, write, check, agents } = await open();
  await write(at("/there"));
  await check();
  expect([...agents]).toEqual(["Rihla (https://rihla.example)"]);
});
