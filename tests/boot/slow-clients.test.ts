import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { openFiles, residentMegabytes } from "#tests/support/process-facts.ts";
import { type Dripping, drip, sendRaw } from "#tests/support/raw-connection.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const MEMORY_MB = 350;

async function start(): Promise<BuiltServer> {
  const server = startBuiltServer({
    PORT: await freePort(),
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: "warn",
  });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  return server;
}

const HEAD = "GET /about HTTP/1.1\r\nHost: x\r\nX-Slow: ";
const FORM =
  "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n";

test("2,000 slow clients, 1,000 silent ones, 200 slow forms: others are served, all are cut off in words", async () => {
  const server = await start();
  const filesBefore = openFiles(server.pid);
  const open = async (count: number, first: string) => {
    const clients: Dripping[] = [];
    for (let index = 0; index < count; index++) {
      const client = drip(server.port, first);
      clients.push(client);
      if (index % 100 === 99) await once(client.socket, "connect");
    }
    onTestFinished(() => clients.forEach(({ socket }) => void socket.destroy()));
    return clients;
  };
  const heads = await open(2000, HEAD);
  const silent = await open(1000, "");
  const forms = await open(200, `${FORM}Content-Length: 200000\r\n\r\n`);
  const all = [...heads, ...silent, ...forms];

  let served = 0;
  while (all.some(({ isClosed }) => !isClosed)) {
    for (const path of ["/", "/about", "/blog?type=Tours", "/login"]) {
      const answer = await fetch(server.url + path);
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
      served++;
    }
    expect(residentMegabytes(server.pid)).toBeLessThan(MEMORY_MB);
    await wait(500);
  }
  expect(served).toBeGreaterThan(20);
  for (const { answer } of all) expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*came too slowly/);
  await expect.poll(() => openFiles(server.pid)).toBeLessThan(filesBefore + 10);
}, 120_000);

test("5,000 who go away in the middle of an answer leave nothing behind", async () => {
  const server = await start();
  const page = await (await fetch(server.url)).text();
  const script = /\/assets\/react-[\w-]+\.js/.exec(page)?.[0] ?? "";
  expect((await fetch(server.url + script)).status).toBe(200);
  const filesBefore = openFiles(server.pid);
  const targets = [script, "/", "/api/blogs", "/blog/no-such-post"];
  for (let round = 0; round < 100; round++) {
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const path = targets[index % targets.length];
        const client = drip(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
        // Some before the answer, some at its first bytes.
        if (index % 3 === 0) client.socket.once("connect", () => client.socket.resetAndDestroy());
        else client.socket.once("data", () => client.socket.resetAndDestroy());
        await expect.poll(() => client.isClosed, { interval: 5, timeout: 10_000 }).toBe(true);
      }),
    );
  }
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  expect(residentMegabytes(server.pid)).toBeLessThan(MEMORY_MB);
  await expect.poll(() => openFiles(server.pid)).toBeLessThan(filesBefore + 10);
  expect(server.stderr()).toBe("");
  expect(server.stdout()).not.toMatch(/"level":[56]0/);
}, 120_000);

test("a thousand requests sent ahead of their answers are cut off, and others are served", async () => {
  const server = await start();
  const ask = (index: number) => `GET /blog/none-${index} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const flood = Array.from({ length: 1000 }, (_, index) => ask(index)).join("");
  const floods = Array.from({ length: 20 }, () =>
    sendRaw(server.port, flood).catch(() => "cut off"),
  );
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
  for (const answer of await Promise.all(floods)) {
    expect(answer.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThan(30);
  }
  const ahead = ["/about", "/healthz", "/blog"].map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n`,
  );
  const few = await sendRaw(server.port, `${ahead.join("\r\n")}Connection: close\r\n\r\n`);
  expect(few.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  expect(residentMegabytes(server.pid)).toBeLessThan(MEMORY_MB);
});
