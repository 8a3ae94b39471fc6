import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { READ_MS } from "#server/db/patience.ts";
import { ANSWER_MS } from "#tests/support/answer-ms.ts";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { openDatabaseWay } from "#tests/support/database-way.ts";
import { later } from "#tests/support/later.ts";
import { ENQUIRY, tokenOf } from "#tests/support/make-enquiry.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testDatabase } from "#tests/support/test-place.ts";

const OWNER = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };
const STAFF_MS = 20_000;
/** Each question alone is answered in time; so slow that connecting takes as long as anybody waits. */
const SLOW_MS = 1700;
const LATE_MS = 600;

const KNOWN = ["/", "/packages/umrah", "/packages/hajj", "/blog", "/contact", "/feed.xml"];
const ANEW = ["/blog?q=visa", "/search?q=hajj", "/bn/about", "/login"];

async function asked(connectionString: string, query: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const answer = await client.query(query);
  await client.end();
  return answer;
}

test("a database that answers each question late: who reads is answered in time, what is written is stored and told so", async () => {
  const url = await testDatabase("demo");
  const way = await openDatabaseWay(url);
  const env = { PORT: await freePort(), DATA_DIR: temporaryFolder(), LOG_LEVEL: "warn" };
  const server = startBuiltServer({ ...env, DATABASE_URL: way.url });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const headers: Record<string, string> = {
    "content-type": "application/json",
    origin: server.url,
  };
  const send = (path: string, body: unknown) =>
    fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  headers.cookie = cookieFrom((await send("/api/users", OWNER)).headers);
  for (const path of KNOWN) expect((await fetch(server.url + path)).status).toBe(200);
  const { rows } = await asked(url, `select "value" from "sharedSecret" where "id" = 'session'`);
  const token = tokenOf(rows[0].value);
  const post = { title: "A", type: "Tours", image: "/a.svg", link: "newer", content: "" };
  expect((await send("/api/blogs", post)).status).toBe(201);
  const shown = { method: "PUT", headers, body: JSON.stringify({ shown: ["bn"] }) };
  expect((await fetch(`${server.url}/api/languages`, shown)).status).toBe(200);
  // What is read from the disk for the first time is no slowness of the database.
  expect((await fetch(`${server.url}/bn/contact`)).status).toBe(200);

  way.be("slow", SLOW_MS);
  const stale: string[] = [];
  for (let round = 0; round < 2; round++) {
    const answers = [...KNOWN, ...ANEW].map(async (path) => {
      const began = performance.now();
      const answer = await fetch(server.url + path);
      const text = await answer.text();
      expect([path, performance.now() - began < ANSWER_MS]).toEqual([path, true]);
      const isRemembered = KNOWN.includes(path);
      expect([path, answer.status]).toEqual([
        path,
        isRemembered ? 200 : expect.toBeOneOf([200, 503]),
      ]);
      if (answer.status === 503) expect(text).toContain("</html>");
      if (answer.headers.get("cache-status") === "rihla; fwd=stale; fwd-status=503") {
        stale.push(path);
      }
    });
    await Promise.all(answers);
  }
  expect(stale).toContain("/");
  for (const path of ["/admin", "/about", "/api/users"]) {
    const began = performance.now();
    const { status } = await fetch(server.url + path, { headers });
    expect([path, status, performance.now() - began < STAFF_MS]).toEqual([
      path,
      expect.toBeOneOf([200, 503]),
      true,
    ]);
  }

  way.be("slow", LATE_MS);
  // It asks for more than a visitor would wait for, and for less than staff wait.
  const began = performance.now();
  expect((await fetch(`${server.url}/admin`, { headers })).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThan(READ_MS);
  expect((await fetch(`${server.url}/sitemap.xml`)).status).toBe(200);
  const writing = later(send("/api/blogs", { ...post, link: "later" }));
  const asking = later(send("/api/enquiries", { ...ENQUIRY, token }));
  for (const path of [...KNOWN, ...ANEW]) {
    const began = performance.now();
    const { status } = await fetch(server.url + path);
    expect([path, status, performance.now() - began < ANSWER_MS]).toEqual([
      path,
      expect.toBeOneOf([200, 503]),
      true,
    ]);
  }
  expect((await writing).status).toBe(201);
  expect(await (await asking).json()).toEqual({ reference: expect.stringMatching(/^RH-/) });

  way.be("whole");
  expect((await fetch(`${server.url}/blog/later`)).status).toBe(200);
  for (const path of [...KNOWN, ...ANEW]) {
    const answer = async () => {
      const { status, headers: given } = await fetch(server.url + path);
      return [status, given.get("cache-status")];
    };
    await expect.poll(answer, { timeout: 10_000 }).toEqual([200, null]);
  }
  expect(server.stdout()).not.toMatch(/"level":[56]0/);
}, 180_000);
