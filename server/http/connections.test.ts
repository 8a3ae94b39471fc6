import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { closeOf, openSocket, sendRaw } from "#tests/support/raw-connection.ts";
import { listenHere } from "#tests/support/serve-here.ts";
import { CONNECTION_LIMITS, type ConnectionLimits } from "./connection-limits.ts";
import { createBoundedServer } from "./connections.ts";
import { letTakeLong } from "./long-bodies.ts";

const LARGE = Buffer.alloc(32 * 1024 * 1024);

/** Reads bodies to their end; `/slow` answers in two parts, for ever, `/host` which one was asked. */
async function open(limits: Partial<ConnectionLimits>) {
  let turnedAway = 0;
  const server = createBoundedServer(
    (request, response) => {
      if (request.url === "/slow") return void response.writeHead(200).write("half");
      if (request.url === "/long") letTakeLong(request);
      if (request.url === "/large") return void response.end(LARGE);
      if (request.url === "/host") return void response.end(`at ${request.headers.host}`);
      request.resume().once("end", () => response.end("whole"));
      // Cut off.
      return void request.once("error", () => undefined);
    },
    { "X-Content-Type-Options": "nosniff" },
    () => turnedAway++,
    { ...CONNECTION_LIMITS, checkMs: 20, ...limits },
  );
  const port = await listenHere(server);
  return { port, server, turnedAway: () => turnedAway };
}

const POST =
  "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n";

test("a connection that the system could not accept ends nobody's else", async () => {
  const { port, server } = await open({});
  server.emit("error", Object.assign(new Error("accept"), { code: "ENOBUFS" }));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("whole");
});

test("headers that never end, and a connection that says nothing, end in words", async () => {
  const { port } = await open({ headersMs: 100 });
  for (const first of ["GET / HTTP/1.1\r\nHost:", ""]) {
    expect(await sendRaw(port, first)).toMatch(/^HTTP\/1\.1 408 [\s\S]*came too slowly/);
  }
});

test("who names no host is refused, unless the version knows none", async () => {
  const { port } = await open({});
  const ask = (version: string) =>
    sendRaw(port, `GET /host HTTP/${version}\r\nConnection: close\r\n\r\n`);
  expect(await ask("1.1")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask("1.0")).toMatch(/^HTTP\/1\.1 200 [\s\S]*at localhost/);
});

test("a body must bring so much in a span; one that does may take many", async () => {
  const { port } = await open({ bodyMs: 100, bodyBytes: 50 });
  const send = async (bytes: number) => {
    const socket = openSocket(port).setEncoding("utf8");
    const closed = closeOf(socket);
    let answer = "";
    socket.on("data", (text: string) => {
      answer += text;
    });
    socket.write(POST);
    for (let times = 0; times < 25 && answer === ""; times++) {
      socket.write(`${bytes.toString(16)}\r\n${"a".repeat(bytes)}\r\n`);
      await wait(20);
    }
    if (answer === "") socket.write("0\r\n\r\n");
    await closed;
    return answer;
  };
  expect(await send(1)).toMatch(/^HTTP\/1\.1 408 [\s\S]*came too slowly/);
  expect(await send(100)).toMatch(/^HTTP\/1\.1 200 [\s\S]*whole/);
});

test("what comes broken in the middle of an answer does not end up in it", async () => {
  const { port } = await open({});
  const answer = await sendRaw(port, "GET /slow HTTP/1.1\r\nHost: x\r\n\r\nNONSENSE\r\n\r\n").catch(
    () => "",
  );
  expect(answer).not.toContain("400");
});

const from = (port: number, localAddress: string, first = "") => {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined).write(first);
  return socket.resume();
};
/** In the middle of an answer. */
const busyFrom = async (port: number, localAddress: string) => {
  const socket = from(port, localAddress, "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
  await Promise.race([once(socket, "data"), closed(socket).then(() => expect.fail("turned away"))]);
  return socket;
};
// Not by `once`, which fails at the reset before it.
const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));

test("in a crowd those who wait between requests are let go; beyond the most nobody comes in", async () => {
  const { port, turnedAway } = await open({ crowd: 2, most: 4 });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const [answer] = await once(get({ port, host: "127.0.0.1", agent }), "response");
  const idle = once(answer.socket, "close");
  answer.resume();
  await once(answer, "end");
  const others: Socket[] = [];
  for (let count = 0; count < 4; count++) others.push(await busyFrom(port, "127.0.0.1"));
  await idle;
  await Promise.all([from(port, "127.0.0.1"), from(port, "127.0.0.1")].map(closed));
  // Told once, however many there were.
  expect(turnedAway()).toBe(1);
  expect(others.every((socket) => !socket.destroyed)).toBe(true);
});

test("two addresses that hold all connections give way to others, the larger one first", async () => {
  const { port } = await open({ crowd: 3, most: 5 });
  const held: Socket[] = [];
  for (const last of [8, 9, 9, 8, 9]) held.push(await busyFrom(port, `127.0.0.${last}`));
  const gone = held.slice(0, 3).map(closed);
  for (const last of [5, 6, 7]) held.push(await busyFrom(port, `127.0.0.${last}`));
  await Promise.all(gone);
  // They hold the most again: it is turned away itself.
  await closed(from(port, "127.0.0.9"));
  expect(held.slice(3).some((socket) => socket.destroyed)).toBe(false);
});

test("beyond the most, what asks for nothing gives way first", async () => {
  const { port } = await open({ crowd: 3, most: 2 });
  const busy = await busyFrom(port, "127.0.0.9");
  const silent = from(port, "127.0.0.9", "GET / HTTP/1.1\r\n");
  await once(silent, "connect");
  const gone = closed(silent);
  const other = await busyFrom(port, "127.0.0.9");
  await gone;
  expect([busy.destroyed, other.destroyed]).toEqual([false, false]);
});

test.each([
  ["a tunnel", "CONNECT x.example:443 HTTP/1.1\r\nHost: x\r\n\r\n"],
  [
    "a tunnel after a page",
    `GET / HTTP/1.1\r\nHost: x\r\n\r\nCONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n`,
  ],
  ["another protocol", "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"],
  ["a body that is expected", `${POST.slice(0, -2)}Expect: 100-continue\r\n\r\n`],
  ["something impossible that is expected", "GET / HTTP/1.1\r\nHost: x\r\nExpect: a\r\n\r\n"],
  ["nonsense", "NONSENSE\r\n\r\n"],
])("%s, then a reset, ends nothing", async (_, first) => {
  const { port, server } = await open({});
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on("uncaughtException", note);
  onTestFinished(() => void process.off("uncaughtException", note));
  for (let turn = 0; turn < 40; turn++) {
    const accepted = once(server, "connection");
    const socket = openSocket(port);
    socket.write(first);
    const [atServer] = await accepted;
    // Not by `once`, which would handle an error too.
    const closed = new Promise<void>((resolve) => atServer.on("close", () => resolve()));
    // Some before the answer, some at its first bytes.
    if (turn % 2) await Promise.race([once(socket, "data"), closeOf(socket)]);
    socket.resetAndDestroy();
    await closed;
  }
  expect(unhandled).toEqual([]);
});

test("who asks for much and takes nothing of it is cut off, others are not", async () => {
  const { port, server } = await open({ unreadBytes: 2.5 * LARGE.length, unreadMs: 20 });
  // Those who take nothing do not hear of it either.
  const here = new Map<string, number>();
  server.on("connection", (socket) => {
    const { remoteAddress = "" } = socket;
    here.set(remoteAddress, (here.get(remoteAddress) ?? 0) + 1);
    socket.once("close", () => here.set(remoteAddress, (here.get(remoteAddress) ?? 0) - 1));
  });
  const ask = "GET /large HTTP/1.1\r\nHost: x\r\n\r\n";
  const other = from(port, "127.0.0.9", ask);
  let taken = 0;
  other.on("data", ({ length }: Buffer) => {
    taken += length;
  });
  from(port, "127.0.0.7", ask.repeat(10)).pause();
  for (let count = 0; count < 6; count++) from(port, "127.0.0.8", ask).pause();
  await expect.poll(() => taken).toBeGreaterThan(LARGE.length);
  await expect.poll(() => here.get("127.0.0.7")).toBe(0);
  await expect.poll(() => here.get("127.0.0.8")).toBeLessThan(5);
  expect(here.get("127.0.0.8")).toBeGreaterThan(0);
  expect(here.get("127.0.0.9")).toBe(1);
});

test("a body has an end, but for one that may take as long as it comes", async () => {
  const { port } = await open({ requestMs: 200, bodyMs: 40, bodyBytes: 1 });
  const send = async (path: string) => {
    const socket = openSocket(port).setEncoding("utf8");
    let answer = "";
    socket.on("data", (text) => {
      answer += text;
    });
    const closed = closeOf(socket);
    socket.write(POST.replace(" / ", ` ${path} `));
    for (let turn = 0; turn < 60 && !answer; turn++) {
      socket.write("1\r\nx\r\n");
      await wait(10);
    }
    if (!answer) socket.write("0\r\n\r\n");
    await closed;
    return answer;
  };
  expect(await send("/")).toMatch(/^HTTP\/1\.1 408 [\s\S]*came too slowly/);
  expect(await send("/long")).toMatch(/^HTTP\/1\.1 200 [\s\S]*whole/);
});
