import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Blog } from "#contracts/blog.ts";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { later } from "#tests/support/later.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { ownPostgres } from "#tests/support/own-postgres.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const OWNER = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };
const POST = { type: "Tours", image: "/art/campus.svg", content: "" };
const WRITERS = 4;
const WAIT_MS = 30_000;

/** A node that may be killed and comes back on its port and its data. */
async function startNode(DATABASE_URL: string) {
  const env = { PORT: await freePort(), DATA_DIR: temporaryFolder(), DATABASE_URL, SEED_DEMO: "0" };
  const start = (): BuiltServer => startBuiltServer({ ...env, LOG_LEVEL: "warn" });
  let server = start();
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  return {
    url: server.url,
    async killAndStart() {
      server.signal("SIGKILL");
      await server.ended;
      server = start();
      await server.ready();
    },
  };
}

type Node = Awaited<ReturnType<typeof startNode>>;

async function openTwo() {
  const postgres = await ownPostgres();
  const one = await startNode(postgres.url);
  const other = await startNode(postgres.url);
  const send = (node: Node, method: string, path: string, body: object, cookie = "") =>
    fetch(node.url + path, {
      method,
      headers: { "content-type": "application/json", origin: node.url, cookie },
      body: JSON.stringify(body),
    });
  const cookie = cookieFrom((await send(one, "POST", "/api/users", OWNER)).headers);
  const save = (node: Node, method: string, path: string, body: object) =>
    send(node, method, path, body, cookie);
  return { postgres, one, other, save };
}

const titleOn = async (node: Node, link: string) => {
  const page = await fetch(`${node.url}/blog/${link}`);
  const title = /<h1[^>]*>(\d+)<\/h1>/.exec(await page.text())?.[1];
  const isStale = page.headers.has("cache-status");
  return { status: page.status, title: Number(title ?? Number.NaN), isStale };
};

/** The post that came back whole; null where it was refused, or its answer cut off. */
async function wholeAnswer(asked: Promise<Response>): Promise<Blog | null> {
  const answer = await asked.catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as Blog | null) : null;
}

/** Asks again until it holds; the time is bounded, not measured. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error("it did not come about");
    await wait(20);
  }
}

test("what one node stores, the other shows, also after a change that it missed", async () => {
  const { postgres, one, other, save } = await openTwo();
  const made = await save(one, "POST", "/api/blogs", { ...POST, title: "1", link: "tides" });
  const { _id } = (await made.json()) as Blog;
  await until(async () => (await titleOn(other, "tides")).title === 1);
  for (let title = 2; title <= 5; title++) {
    const [writer, reader] = title % 2 ? [one, other] : [other, one];
    const saved = await save(writer, "PUT", `/api/blogs/${_id}`, {
      ...POST,
      title: String(title),
      link: "tides",
    });
    expect(saved.status).toBe(200);
    expect((await titleOn(writer, "tides")).title).toBe(title);
    await until(async () => (await titleOn(reader, "tides")).title === title);
  }

  // The connection that tells of changes is cut; before it is back, something is stored.
  await postgres.query(`
    update blog set title = '6'; update "contentVersion" set number = number + 1;
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rihla'`);
  await until(async () => (await titleOn(one, "tides")).title === 6);
  await until(async () => (await titleOn(other, "tides")).title === 6);
}, 120_000);

test("an address that is led on, and no more, on one node is so on the other", async () => {
  const { one, other, save } = await openTwo();
  const ledTo = async (node: Node, path: string) =>
    (await fetch(node.url + path, { redirect: "manual" })).headers.get("location");
  for (const from of ["/old.html", "/blog/old"]) {
    expect([await ledTo(one, from), await ledTo(other, from)]).toEqual([null, null]);
    const made = await save(one, "POST", "/api/redirects", { from, to: "/contact" });
    expect(await ledTo(one, from)).toBe("/contact");
    await until(async () => (await ledTo(other, from)) === "/contact");
    const { _id } = (await made.json()) as { _id: string };
    expect((await save(other, "DELETE", `/api/redirects/${_id}`, {})).status).toBe(200);
    expect(await ledTo(other, from)).toBeNull();
    await until(async () => (await ledTo(one, from)) === null);
  }
}, 120_000);

test("a page of one's own: written, renamed and trashed on one node, it is so on the other", async () => {
  const { one, other, save } = await openTwo();
  const seenOn = async (node: Node, link: string) => {
    const page = await fetch(`${node.url}/${link}`, { redirect: "manual" });
    const title = /<h1[^>]*>([^<]+)<\/h1>/.exec(await page.text())?.[1];
    return { status: page.status, title, to: page.headers.get("location") };
  };
  const page = { title: "Terms", link: "terms", content: "<p>Ours.</p>", isInFooter: true };
  expect((await seenOn(other, "terms")).status).toBe(404);
  const made = await save(one, "POST", "/api/pages", page);
  expect(made.status).toBe(201);
  const { _id } = (await made.json()) as { _id: string };
  await until(async () => (await seenOn(other, "terms")).title === "Terms");
  const taken = { ...page, title: "Terms of others" };
  expect((await save(other, "POST", "/api/pages", taken)).status).toBe(409);

  const renamed = { ...page, title: "Our terms", link: "our-terms" };
  expect((await save(other, "PUT", `/api/pages/${_id}`, renamed)).status).toBe(200);
  for (const node of [other, one]) {
    await until(async () => (await seenOn(node, "our-terms")).title === "Our terms");
    await until(async () => (await seenOn(node, "terms")).to === "/our-terms");
    const home = await (await fetch(node.url)).text();
    expect([home.includes('href="/our-terms"'), home.includes('href="/terms"')]).toEqual([
      true,
      false,
    ]);
  }

  expect((await save(one, "DELETE", `/api/pages/${_id}`, {})).status).toBe(200);
  for (const node of [one, other]) {
    await until(async () => (await seenOn(node, "our-terms")).status === 404);
  }
}, 120_000);

test("a database that goes away: pages in memory go on, the rest is told to come again", async () => {
  const { postgres, one, save } = await openTwo();
  await save(one, "POST", "/api/blogs", { ...POST, title: "1", link: "tides" });
  expect(await titleOn(one, "tides")).toMatchObject({ status: 200, title: 1 });
  await postgres.stop();

  expect(await titleOn(one, "tides")).toMatchObject({ status: 200, title: 1 });
  const page = await fetch(`${one.url}/packages/hajj`);
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await page.text()).toContain("We cannot answer this just now");
  const read = await fetch(`${one.url}/api/blogs?q=nothing`);
  expect([read.status, read.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await read.json()).message).toContain("does not answer just now");
  const write = await save(one, "POST", "/api/blogs", { ...POST, title: "2", link: "two" });
  expect([write.status, write.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await fetch(`${one.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${one.url}/readyz`)).status).toBe(503);

  await postgres.start();
  await until(async () => (await fetch(`${one.url}/readyz`)).ok);
  const again = await save(one, "POST", "/api/blogs", { ...POST, title: "2", link: "two" });
  expect(again.status).toBe(201);
  expect((await titleOn(one, "two")).title).toBe(2);
}, 120_000);

test("nodes killed and the database restarted under load: nothing acknowledged is lost, nobody sees an older page", async () => {
  const { postgres, one, other, save } = await openTwo();
  const nodes = [one, other];
  const acknowledged = new Map<string, number>();
  const counts = { saved: 0, refused: 0, read: 0 };
  let isOver = false;

  /** Saves one post over and over on one node, and reads it there at once. */
  async function write(node: Node, link: string): Promise<void> {
    let id: string | undefined;
    for (let title = 1; !isOver; title++) {
      const body = { ...POST, title: String(title), link };
      const [method, path] = id ? ["PUT", `/api/blogs/${id}`] : ["POST", "/api/blogs"];
      const saved = await wholeAnswer(save(node, method, path, body));
      if (!saved) {
        counts.refused++;
        // A post whose answer was lost may be there: it is asked for, as a person would look.
        id ??= (await wholeAnswer(fetch(`${node.url}/api/blogs/link/${link}`)))?._id;
        await wait(20);
        continue;
      }
      id ??= saved._id;
      acknowledged.set(link, title);
      counts.saved++;
      const seen = await titleOn(node, link).catch(() => null);
      // While the database is away an older page says that it may be one.
      if (seen?.status !== 200 || seen.isStale) continue;
      counts.read++;
      expect([link, seen.title]).toEqual([link, title]);
    }
  }

  const writing = later(
    Promise.all(
      Array.from({ length: WRITERS }, (_, index) =>
        write(nodes[index % 2] as Node, `post-${index}`),
      ),
    ),
  );
  onTestFinished(() => {
    isOver = true;
  });
  const more = async (what: keyof typeof counts, count: number) => {
    const wanted = counts[what] + count;
    await until(async () => counts[what] >= wanted);
  };
  await more("read", 20);
  await one.killAndStart();
  await more("read", 20);
  await postgres.stop();
  await more("refused", 5);
  await postgres.start();
  await more("read", 20);
  await other.killAndStart();
  await more("read", 20);
  isOver = true;
  await writing;

  expect(acknowledged.size).toBe(WRITERS);
  expect(Math.min(counts.saved, counts.read)).toBeGreaterThan(20);
  expect(counts.refused).toBeGreaterThan(0);
  for (const node of nodes) {
    for (const [link, title] of acknowledged) {
      // A save whose answer was lost may have been stored after the last acknowledged one.
      await until(async () => (await titleOn(node, link)).title >= title);
      const stored = await (await fetch(`${node.url}/api/blogs/link/${link}`)).json();
      const shown = { status: 200, title: Number(stored.title), isStale: false };
      expect(await titleOn(node, link)).toEqual(shown);
    }
  }
}, 180_000);
