import { once } from "node:events";
import type { Socket } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { residentMegabytes } from "#tests/support/process-facts.ts";
import { openSocket, sendRaw } from "#tests/support/raw-connection.ts";
import { lastingFolder } from "#tests/support/temporary-folder.ts";

const MEMORY_MB = 350;
const KILOBYTE = 1024;

let server: BuiltServer;
const folder = lastingFolder();

beforeAll(async () => {
  server = startBuiltServer({ PORT: await freePort(), DATA_DIR: folder.path });
  await server.ready();
});

afterAll(async () => {
  server.signal("SIGKILL");
  await server.ended;
  folder.remove();
});

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

const head = (path: string, type: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`;

/** Sends it all before it reads anything, as simple clients do. */
const sendWhole = (path: string, type: string, bytes: number) =>
  sendRaw(
    server.port,
    `${head(path, type, `Connection: close\r\nContent-Length: ${bytes}`)}${"a".repeat(bytes)}`,
  );

/** Connections that have sent this and wait. */
async function hold(count: number, request: string, localAddress = "127.0.0.1"): Promise<Socket[]> {
  const sockets: Socket[] = [];
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  for (let index = 0; index < count; index++) {
    const socket = openSocket(server.port, { localAddress });
    sockets.push(socket);
    socket.write(request);
    if (index % 50 === 49) await once(socket, "connect");
  }
  return sockets;
}

test("a tunnel that is asked for, then a reset: the process goes on", async () => {
  for (let turn = 0; turn < 50; turn++) {
    const socket = openSocket(server.port);
    socket.write("CONNECT x.example:443 HTTP/1.1\r\nHost: x\r\n\r\n");
    if (turn % 2) await once(socket, "data");
    else await once(socket, "connect");
    socket.resetAndDestroy();
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test.each([
  ["/api/users/auth", JSON_TYPE, 20 * KILOBYTE, "413", /at most 16 KB/],
  ["/api/users", JSON_TYPE, 1000 * KILOBYTE, "413", /at most 16 KB/],
  ["/api/enquiries", JSON_TYPE, 65 * KILOBYTE, "413", /at most 64 KB/],
  ["/api/enquiries", JSON_TYPE, 20_000 * KILOBYTE, "413", /at most 64 KB/],
  ["/login", FORM_TYPE, 20 * KILOBYTE, "413", /too large for this form/],
  ["/register", FORM_TYPE, 5000 * KILOBYTE, "413", /too large for this form/],
  ["/forgot-password", FORM_TYPE, 17 * KILOBYTE, "413", /too large for this form/],
  ["/contact", FORM_TYPE, 65 * KILOBYTE, "413", /too large for this form/],
  ["/packages/hajj", FORM_TYPE, 5000 * KILOBYTE, "413", /too large for this form/],
  ["/api/blogs", JSON_TYPE, 2000 * KILOBYTE, "401", /Sign in first/],
  ["/api/media", "multipart/form-data; boundary=x", 30_000 * KILOBYTE, "401", /Sign in first/],
  ["/api/nothing", "text/plain", 2000 * KILOBYTE, "404", /no such endpoint/],
  ["/about", FORM_TYPE, 5000 * KILOBYTE, "405", /<h1/],
])(
  "POST %s as %s with %i bytes is answered %s, readably",
  async (path, type, bytes, status, words) => {
    const answer = await sendWhole(path, type, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(words);
  },
);

test("what says beforehand that it is too long is told so, and asked for nothing", async () => {
  const asks = `Expect: 100-continue\r\nContent-Length: ${100 * KILOBYTE}`;
  const endless = `Content-Length: ${70_000 * KILOBYTE}`;
  for (const more of [asks, endless]) {
    for (const path of ["/api/users/auth", "/api/enquiries", "/login"]) {
      const answer = await sendRaw(server.port, head(path, JSON_TYPE, more));
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toMatch(/^connection: close/im);
    }
  }
});

test("parts that never end are answered too, and then cut off", async () => {
  const chunk = `${(KILOBYTE * KILOBYTE).toString(16)}\r\n${"a".repeat(KILOBYTE * KILOBYTE)}\r\n`;
  const socket = openSocket(server.port).setEncoding("latin1");
  let answer = "";
  socket.on("data", (text: string) => {
    answer += text;
  });
  socket.write(head("/api/users/auth", JSON_TYPE, "Transfer-Encoding: chunked"));
  const closed = new Promise((resolve) => socket.on("close", resolve));
  for (let megabytes = 0; megabytes < 300 && !socket.destroyed; megabytes++) {
    const isTaken = socket.write(chunk);
    if (!isTaken)
      await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
  }
  expect(socket.destroyed).toBe(true);
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*at most 16 KB/);
});

test.each([
  ["/api/users/auth", JSON_TYPE],
  ["/contact", FORM_TYPE],
])("a body in tiny parts to %s is refused in words", async (path, type) => {
  const tiny = "1\r\na\r\n".repeat(1021);
  const answer = await sendRaw(
    server.port,
    `${head(path, type, "Transfer-Encoding: chunked")}${tiny}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*too many tiny parts/);
});

test.each([
  [JSON_TYPE, "400"],
  ["text/plain", "415"],
  [FORM_TYPE, "415"],
  ["multipart/form-data", "415"],
  ["nonsense", "415"],
  ["a/b; c", "415"],
])("an empty body as %s is a mistake, not a fault", async (type, status) => {
  for (const path of ["/api/users/auth", "/api/users", "/api/enquiries", "/api/reads"]) {
    for (const body of [
      "Content-Length: 0\r\n\r\n",
      "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ]) {
      const request = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\n`;
      const answer = await sendRaw(server.port, request + body);
      expect([path, answer.slice(9, 12)]).toEqual([path, status]);
      expect(answer).toMatch(/\{"code":"[a-z-]+",.*"message":"/);
    }
  }
});

test("800 who send a megabyte each to sign in take no memory, and others are served", async () => {
  const megabyte = "a".repeat(KILOBYTE * KILOBYTE);
  const declared = head("/api/users/auth", JSON_TYPE, `Content-Length: ${KILOBYTE * KILOBYTE}`);
  const chunked = head("/login", FORM_TYPE, "Transfer-Encoding: chunked");
  await hold(400, declared + megabyte.slice(1));
  await hold(400, `${chunked}100000\r\n${megabyte.slice(1)}`);
  for (let turn = 0; turn < 20; turn++) {
    expect((await fetch(`${server.url}/about`)).status).toBe(200);
    expect((await fetch(`${server.url}/blog?q=none-${turn}`)).status).toBe(200);
    expect(residentMegabytes(server.pid)).toBeLessThan(MEMORY_MB);
  }
});

const FORM = "a".repeat(63 * KILOBYTE);
const HELD = head("/contact", FORM_TYPE, `Content-Length: ${64 * KILOBYTE}`) + FORM;

const send = (path: string, body: string, type: string) =>
  fetch(server.url + path, {
    method: "POST",
    body,
    headers: { "content-type": type, origin: server.url },
  });
const statusOf = async (path: string) => (await send(path, FORM.slice(0, 9000), FORM_TYPE)).status;

test("who holds the room that one may have leaves some to others, and is refused in words", async () => {
  await hold(300, HELD, "127.0.0.9");
  for (const path of ["/login", "/contact"]) expect(await statusOf(path)).toBe(400);
  await hold(150, HELD);
  await expect.poll(() => statusOf("/login"), { timeout: 10_000 }).toBe(503);
  const page = await send("/contact", FORM, FORM_TYPE);
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await page.text()).toContain("We cannot answer this just now");
  const api = await send("/api/users/auth", FORM.slice(0, 9000), JSON_TYPE);
  expect([api.status, api.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await api.json()).message).toContain("Try again in a few seconds");
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
});

test("those who hold all the room together give way to others", async () => {
  for (let last = 2; last < 8; last++) await hold(120, HELD, `127.0.0.${last}`);
  for (const path of ["/login", "/contact", "/login"]) expect(await statusOf(path)).toBe(400);
  expect(residentMegabytes(server.pid)).toBeLessThan(MEMORY_MB);
});

test("once they have gone, there is room again", async () => {
  const sent = await fetch(`${server.url}/api/users/auth`, {
    method: "POST",
    body: JSON.stringify({ email: "nobody@rihla.example", password: "guess" }),
    headers: { "content-type": JSON_TYPE, origin: server.url },
  });
  expect(sent.status).toBe(401);
});

test("who breaks off in the middle is no fault of ours", async () => {
  const requests = [
    head("/api/users/auth", JSON_TYPE, "Content-Length: 900"),
    head("/contact", FORM_TYPE, "Content-Length: 900"),
    head("/api/enquiries", JSON_TYPE, "Transfer-Encoding: chunked"),
    head("/api/blogs", JSON_TYPE, "Content-Length: 900"),
  ];
  for (let turn = 0; turn < 40; turn++) {
    const socket = openSocket(server.port);
    socket.write(requests[turn % requests.length] ?? "");
    await once(socket, "connect");
    if (turn % 3) socket.resetAndDestroy();
    else socket.destroy();
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test("after all that nothing was logged as an error", () => {
  expect(server.stderr()).toBe("");
  expect(server.stdout()).not.toMatch(/"level":[56]0/);
  for (const line of server.stdout().trim().split("\n")) expect(line).toMatch(/^\{.*\}$/);
});
