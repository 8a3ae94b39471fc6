import { expect, onTestFinished, test } from "vitest";
import { ANSWER_MS } from "#tests/support/answer-ms.ts";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { later } from "#tests/support/later.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { ownPostgres } from "#tests/support/own-postgres.ts";
import { sendRaw } from "#tests/support/raw-connection.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const OWNER = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };

/** Read before, so that they are remembered. */
const KNOWN = ["/", "/about", "/packages/hajj", "/blog", "/contact", "/api/package", "/feed.xml"];
/** What only the database can answer. */
const ANEW = ["/blog?q=visa", "/blog/none", "/api/blogs?q=visa", "/login", "/og/hajj.jpg"];

async function start() {
  const postgres = await ownPostgres();
  const env = { PORT: await freePort(), DATA_DIR: temporaryFolder(), LOG_LEVEL: "warn" };
  // Whose mails wait is asked each second, and fails as often.
  const mail = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "salam@rihla.example" };
  const server = startBuiltServer({ ...env, ...mail, DATABASE_URL: postgres.url });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const headers: Record<string, string> = {
    "content-type": "application/json",
    origin: server.url,
  };
  const send = async (method: string, path: string, body: unknown) =>
    fetch(server.url + path, { method, headers, body: JSON.stringify(body) });
  headers.cookie = cookieFrom((await send("POST", "/api/users", OWNER)).headers);
  for (const path of KNOWN) expect((await fetch(server.url + path)).status).toBe(200);
  return { postgres, server, send, headers };
}

/** What it said, and whether that took as long as anybody waits. */
async function timed(asked: Promise<Response>) {
  const started = performance.now();
  const answer = await asked;
  await answer.arrayBuffer();
  const isInTime = performance.now() - started < ANSWER_MS;
  return { status: answer.status, isInTime, stale: answer.headers.get("cache-status") };
}

/** Everything at once: readers, staff, and those who send something. */
async function askAll({ server, send, headers }: Awaited<ReturnType<typeof start>>) {
  const { cookie = "" } = headers;
  const asked = [
    ...KNOWN.map((path) => [path, fetch(server.url + path)] as const),
    ...ANEW.map((path) => [path, fetch(server.url + path)] as const),
    ...["/admin", "/about", "/api/users", "/api/media"].map(
      (path) => [`${path} of staff`, fetch(server.url + path, { headers: { cookie } })] as const,
    ),
    [
      "sign in",
      send("POST", "/api/users/auth", { email: OWNER.email, password: PASSWORD }),
    ] as const,
    [
      "a post",
      send("POST", "/api/blogs", { title: "A", type: "B", image: "/c", link: "d", content: "" }),
    ] as const,
    [
      "logout",
      fetch(`${server.url}/api/users/logout`, {
        method: "POST",
        headers: { cookie, origin: server.url },
      }),
    ] as const,
    [
      "a form",
      fetch(`${server.url}/login`, {
        method: "POST",
        headers: { origin: server.url },
        body: new URLSearchParams({ email: "a@b.example", password: "guess" }),
      }),
    ] as const,
    ["ready", fetch(`${server.url}/readyz`)] as const,
  ];
  return Promise.all(asked.map(async ([name, answer]) => ({ name, ...(await timed(answer)) })));
}

const isReady = async ({ url }: BuiltServer) => (await fetch(`${url}/readyz`)).ok;

test.each(["frozen", "gone"] as const)(
  "a database that is %s: what is remembered is given although something newer is stored; the rest hears 503 in time",
  async (how) => {
    const opened = await start();
    const { postgres, server, send } = opened;
    const post = { title: "A", type: "Tours", image: "/a.svg", link: "newer", content: "" };
    expect((await send("POST", "/api/blogs", post)).status).toBe(201);
    if (how === "frozen") postgres.freeze();
    else await postgres.stop();

    for (let round = 0; round < 3; round++) {
      for (const { name, status, isInTime, stale } of await askAll(opened)) {
        expect([name, isInTime]).toEqual([name, true]);
        const isRemembered = KNOWN.includes(name);
        expect([name, status]).toEqual([name, isRemembered ? 200 : 503]);
        const words = isRemembered ? "rihla; fwd=stale; fwd-status=503" : null;
        expect([name, stale]).toEqual([name, words]);
      }
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    if (how === "frozen") postgres.thaw();
    else await postgres.start();
    await expect.poll(() => isReady(server), { timeout: 15_000 }).toBe(true);
    for (const path of KNOWN) {
      const stale = async () => (await timed(fetch(server.url + path))).stale;
      await expect.poll(stale, { timeout: 10_000 }).toBe(null);
    }
    expect((await send("POST", "/api/blogs", { ...post, link: "later" })).status).toBe(201);
    expect((await fetch(`${server.url}/blog/later`)).status).toBe(200);
    expect(server.stdout()).not.toMatch(/"level":[56]0/);
  },
  120_000,
);

test("stopped while its database is frozen, the server ends in order", async () => {
  const { postgres, server } = await start();
  postgres.freeze();
  const asked = later(
    sendRaw(server.port, "GET /blog?q=visa HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
  );
  // Whatever came before has been heard by then.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  server.signal("SIGTERM");
  expect(await asked).toMatch(/^HTTP\/1\.1 503 /);
  expect(await server.ended).toBe(0);
});
