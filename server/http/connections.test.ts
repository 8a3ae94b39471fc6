import { once } from "node:events";
import { Agent, get } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { closeOf, openSocket, sendRaw } from "#tests/support/raw-connection.ts";
import { CONNECTION_LIMITS, type ConnectionLimits, limitsFor } from "./connection-limits.ts";
import { createBoundedServer } from "./connections.ts";

/** Reads bodies to their end; `/slow` answers in two parts, for ever. */
async function open(limits: Partial<ConnectionLimits>) {
  let turnedAway = 0;
  const server = createBoundedServer(
    (request, response) => {
      if (request.url === "/slow") return void response.writeHead(200).write("half");
      request.resume().once("end", () => response.end("whole"));
      // Cut off.
      return void request.once("error", () => undefined);
    },
    { "X-Content-Type-Options": "nosniff" },
    () => turnedAway++,
    { ...CONNECTION_LIMITS, checkMs: 20, ...limits },
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, server, turnedAway: () => turnedAway };
}

const POST =
  "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n";

test("headers that never end, and a connection that says nothing, end in words", async () => {
  const { port } = await open({ headersMs: 100 });
  for (const first of ["GET / HTTP/1.1\r\nHost:", ""]) {
    expect(await sendRaw(port, first)).toMatch(/^HTTP\/1\.1 408 [\s\S]*came too slowly/);
  }
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

test("in a crowd those who wait between requests are let go; beyond the most nobody comes in", async () => {
  const { port, turnedAway } = await open({ crowd: 2, most: 4, headersMs: 5000 });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const [answer] = await once(get({ port, host: "127.0.0.1", agent }), "response");
  const closed = once(answer.socket, "close");
  answer.resume();
  await once(answer, "end");
  const others = Array.from({ length: 4 }, () => openSocket(port));
  onTestFinished(() => others.forEach((socket) => void socket.destroy()));
  await closed;
  const late = openSocket(port);
  const later = openSocket(port);
  await Promise.all([closeOf(late), closeOf(later)]);
  // Told once, however many there were.
  expect(turnedAway()).toBe(1);
});

test("in a crowd one address that holds many gets no more; others still come in", async () => {
  const { port, turnedAway } = await open({ crowd: 5, mostOfOne: 3, headersMs: 5000 });
  const from = (localAddress: string) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    onTestFinished(() => void socket.destroy());
    return socket.on("error", () => undefined);
  };
  const hold = () => {
    const socket = from("127.0.0.9");
    // In the middle of a request: otherwise it would be let go.
    socket.write(POST);
    return socket;
  };
  const held = Array.from({ length: 5 }, hold);
  await Promise.all(held.map((socket) => once(socket, "connect")));
  // Not by `once`, which fails at the reset before it.
  const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));
  await Promise.all([hold(), hold()].map(closed));
  expect(turnedAway()).toBe(1);
  for (let count = 0; count < 3; count++) {
    const other = from("127.0.0.8").setEncoding("utf8");
    other.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
    expect((await once(other, "data"))[0]).toContain("half");
  }
  expect(held.every((socket) => !socket.destroyed)).toBe(true);
});

test("behind a proxy all come from one address", () => {
  expect(limitsFor({ TRUST_PROXY: true }).mostOfOne).toBe(Infinity);
  expect(limitsFor({ TRUST_PROXY: false }).mostOfOne).toBeLessThan(CONNECTION_LIMITS.most);
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
