import { Agent, get, type IncomingMessage } from "node:http";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { postInHalves } from "#tests/support/post-in-halves.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

async function start(env: Record<string, string> = {}): Promise<BuiltServer> {
  const server = startBuiltServer({
    PORT: await freePort(),
    DATA_DIR: temporaryFolder(),
    ...env,
  });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  return server;
}

const postsOf = async ({ url }: BuiltServer) => (await fetch(`${url}/api/blogs`)).json();

test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
  "%s: what is under way ends well, exit 0",
  async (name) => {
    const server = await start();
    const underWay = await postInHalves(server, "/contact", "name=Farida&", "email=&message=");
    server.signal(name);
    const finishing = `${name}: finishing what is under way`;
    await expect.poll(() => logLines(server).map((line) => line.msg)).toContain(finishing);
    expect(await underWay.finish()).toMatch(/^HTTP\/1\.1 400 [\s\S]*Please fix 2 things/);
    expect(await server.ended).toBe(0);
    const messages = logLines(server).map((line) => line.msg);
    expect(messages.at(-1)).toBe("stopped");
  },
);

test("the terminal says where to become the owner, until there is one", async () => {
  const DATA_DIR = temporaryFolder();
  const server = await start({ DATA_DIR });
  const invited = `Nobody owns this website yet. Become the owner at ${server.url}/register`;
  await expect.poll(() => logLines(server).map((line) => line.msg)).toContain(invited);
  const owner = { name: "Nadia", email: "nadia@rihla.example", password: "a calm elder at 9" };
  const registered = await fetch(`${server.url}/api/users`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(owner),
  });
  expect(registered.status).toBe(201);
  server.signal("SIGTERM");
  await server.ended;
  const again = await start({ DATA_DIR });
  again.signal("SIGTERM");
  await again.ended;
  expect(again.stdout()).not.toContain("Become the owner");
});

test("idle connections that a browser keeps do not hold it up", async () => {
  const server = await start();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const { headers } = await new Promise<IncomingMessage>((resolve) =>
    get(`${server.url}/healthz`, { agent }, (answer) =>
      answer.resume().once("end", () => resolve(answer)),
    ),
  );
  const seconds = Number(/timeout=(\d+)/.exec(String(headers["keep-alive"]))?.[1]);
  expect(seconds).toBeGreaterThan(1);
  const started = performance.now();
  server.signal("SIGTERM");
  expect(await server.ended).toBe(0);
  // It would let the connection go by itself after that many seconds.
  expect(performance.now() - started).toBeLessThan(seconds * 1000);
});

test("the first start brings the demo agency, the second keeps what was changed", async () => {
  const DATA_DIR = temporaryFolder();
  const first = await start({ DATA_DIR });
  expect(await postsOf(first)).toHaveLength(24);
  first.signal("SIGTERM");
  expect(await first.ended).toBe(0);

  const database = new Database(path.join(DATA_DIR, "rihla.sqlite"));
  database.exec("delete from blog where id <> 'post-01'");
  database.close();

  const second = await start({ DATA_DIR });
  expect(await postsOf(second)).toHaveLength(1);
});

test("SEED_DEMO=0 starts empty, and no page breaks for it", async () => {
  const server = await start({ SEED_DEMO: "0" });
  expect(await postsOf(server)).toEqual([]);
  expect(await (await fetch(`${server.url}/api/home`)).json()).toEqual([]);
  for (const page of ["/", "/about", "/contact", "/packages/umrah", "/blog", "/privacy-policy"]) {
    const { status } = await fetch(server.url + page);
    expect(status === 200 || status === 404, `${page} is ${status}`).toBe(true);
  }
});

test("the log is JSON lines with a request id and nothing personal", async () => {
  const server = await start();
  const response = await fetch(`${server.url}/login?q=farida%40example.com`, {
    headers: { "User-Agent": "Secret Phone", "X-Forwarded-For": "203.0.113.7" },
  });
  await response.text();
  const id = response.headers.get("X-Request-Id");
  expect(id).toBeTruthy();
  // Written once the answer has gone, so perhaps after it has arrived.
  const lineOf = () => logLines(server).find((entry) => entry.id === id);
  await expect.poll(lineOf).toMatchObject({
    method: "GET",
    path: "/login",
    status: 200,
    msg: "request",
  });
  expect(server.stdout()).not.toMatch(/farida|Secret|203\.0\.113|127\.0\.0\.1(?!:)/);
});

function logLines(server: BuiltServer): Record<string, unknown>[] {
  return (
    server
      .stdout()
      .split("\n")
      // The last one may not have come whole yet.
      .slice(0, -1)
      .map((line) => JSON.parse(line))
  );
}
