import type { RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { errorSentence } from "#i18n/error-sentence.ts";
import { closeOf, openSocket, sendRaw } from "#tests/support/raw-connection.ts";
import { listenHere } from "#tests/support/serve-here.ts";
import { CONNECTION_LIMITS, type ConnectionLimits } from "./connection-limits.ts";
import { createBoundedServer } from "./connections.ts";

/** Answers at once, and reads nothing; `/slow` is answered by half, for ever. */
const answerAtOnce: RequestListener = ({ url }, response) => {
  if (url === "/slow") response.writeHead(200).write("half");
  else response.end("whole");
};

async function open(
  limits: Partial<ConnectionLimits> = {},
  listener = answerAtOnce,
  onTurnedAway = () => {},
) {
  const server = createBoundedServer(
    listener,
    { "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY" },
    onTurnedAway,
    { ...CONNECTION_LIMITS, ...limits },
  );
  return listenHere(server);
}

/** @param then what else the connection says */
function connectFrom(port: number, localAddress: string, then = "") {
  const socket = openSocket(port, { localAddress }).setEncoding("latin1");
  onTestFinished(() => void socket.destroy());
  const client = { socket, answer: "", closed: closeOf(socket) };
  socket.on("data", (text: string) => {
    client.answer += text;
  });
  if (then) socket.write(then);
  return client;
}

const ask = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const CLOSE = "Connection: close\r\n";
const count = (answer: string, words: string) => answer.split(words).length - 1;

test("what the server refuses by itself has its headers, its length, and is kept by nobody", async () => {
  const words = errorSentence("no-host");
  expect(await sendRaw(await open(), "GET / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\n\r\n")).toBe(
    [
      "HTTP/1.1 400 Bad Request",
      "Content-Type: text/plain; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(words)}`,
      "X-Content-Type-Options: nosniff",
      "X-Frame-Options: DENY",
      "Cache-Control: no-store",
      "Connection: close",
      "",
      words,
    ].join("\r\n"),
  );
});

test("one host is named, in any spelling, whatever other names are as long", async () => {
  const port = await open();
  const named = [
    "HOST: x\r\nDate: now\r\n",
    "host: x\r\n",
    "Host: x\r\nHost: x\r\n",
    "Host: x\r\nhost: y\r\n",
    "Date: now\r\n",
    "Hosts: x\r\n",
  ];
  const statuses = named.map(async (headers) => {
    const answer = await sendRaw(port, `GET / HTTP/1.1\r\n${headers}${CLOSE}\r\n`);
    return answer.slice(9, 12);
  });
  expect(await Promise.all(statuses)).toEqual(["200", "200", "400", "400", "400", "400"]);
});

test("headers without an end, and chunks that say too much, are refused with why", async () => {
  const port = await open({}, (request, response) => {
    request.resume().once("end", () => response.end("whole"));
    request.once("error", () => undefined);
  });
  const chunked = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
  expect(await sendRaw(port, ask("/", `X: ${"a".repeat(20_000)}\r\n`))).toMatch(
    /^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/,
  );
  expect(await sendRaw(port, `${chunked}1;${"a".repeat(20_000)}\r\na\r\n0\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 413 Content Too Large\r\n/,
  );
  expect(await sendRaw(port, "NONSENSE\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(await sendRaw(port, ask("/", "Expect: a\r\n"))).toMatch(/^HTTP\/1\.1 417 /);
  expect(await sendRaw(port, ask("/").replace("GET /", "CONNECT x:1"))).toMatch(/^HTTP\/1\.1 405 /);
});

test("a body is asked for where it may be as long as it says, whatever is asked besides", async () => {
  const port = await open();
  const send = async (path: string, bytes: number) => {
    const head = ask(path, `${CLOSE}Expect: 100-continue\r\nContent-Length: ${bytes}\r\n`);
    return count(await sendRaw(port, head.replace("GET", "POST")), "HTTP/1.1 100 Continue");
  };
  const most = 16 * 1024;
  const paths = ["/api/users/auth", "/api/users/auth?next=a"];
  const asked = paths.flatMap((path) => [send(path, most), send(path, most + 1)]);
  expect(await Promise.all(asked)).toEqual([1, 0, 1, 0]);
});

test("so many requests may be sent ahead, and what is answered counts no more", async () => {
  const port = await open({ ahead: 2 });
  const one = connectFrom(port, "127.0.0.1");
  for (let turn = 1; turn <= 5; turn++) {
    one.socket.write(ask("/"));
    await expect.poll(() => count(one.answer, "whole")).toBe(turn);
  }
  one.socket.write(ask("/slow") + ask("/"));
  await expect.poll(() => count(one.answer, "half")).toBe(1);
  expect(one.socket.destroyed).toBe(false);
  one.socket.write(ask("/"));
  await one.closed;
});

test("what comes broken after a whole answer and in the middle of another only ends", async () => {
  const port = await open();
  const client = connectFrom(port, "127.0.0.1", ask("/") + ask("/slow"));
  await expect.poll(() => client.answer).toContain("half");
  client.socket.write("NONSENSE\r\n\r\n");
  await client.closed;
  expect([count(client.answer, "whole"), count(client.answer, "400 Bad")]).toEqual([1, 0]);
});

test("in a crowd those who wait between requests are let go, and not before it is one", async () => {
  const port = await open({ crowd: 2, most: 9 });
  const idle = connectFrom(port, "127.0.0.1", ask("/"));
  await expect.poll(() => idle.answer).toContain("whole");
  const busy = [connectFrom(port, "127.0.0.1", ask("/slow"))];
  await expect.poll(() => busy[0]?.answer).toContain("half");
  expect(idle.socket.destroyed).toBe(false);
  busy.push(connectFrom(port, "127.0.0.1", ask("/slow")));
  await idle.closed;
  await expect.poll(() => busy[1]?.answer).toContain("half");
  expect(busy.some(({ socket }) => socket.destroyed)).toBe(false);
});

test("who has gone holds no place: others come in, and nobody is turned away", async () => {
  let turnedAway = 0;
  const port = await open({ most: 3 }, answerAtOnce, () => turnedAway++);
  const stays = connectFrom(port, "127.0.0.8", ask("/slow"));
  await expect.poll(() => stays.answer).toContain("half");
  for (let turn = 0; turn < 4; turn++) {
    const pair = [1, 2].map(() => connectFrom(port, "127.0.0.9", ask("/")));
    for (const goes of pair) {
      await expect.poll(() => goes.answer).toContain("whole");
      goes.socket.end();
      await goes.closed;
    }
  }
  expect([stays.socket.destroyed, turnedAway]).toEqual([false, 0]);
});

/** Each in the middle of an answer, in the order in which they came. */
async function busyFrom(port: number, ends: number[], asked = ask("/slow")) {
  const clients = [];
  for (const end of ends) {
    const client = connectFrom(port, `127.0.0.${end}`, asked);
    await Promise.race([expect.poll(() => client.answer).toContain("half"), client.closed]);
    clients.push(client);
  }
  return clients;
}

test("an address takes a place from one that holds more: of as many, it is turned away itself", async () => {
  const port = await open({ most: 3 });
  const all = await busyFrom(port, [9, 8, 8]);
  await connectFrom(port, "127.0.0.9", ask("/slow")).closed;
  expect(all.map(({ socket }) => socket.destroyed)).toEqual([false, false, false]);
});

test("of two that hold as many, the one that came first gives way", async () => {
  const port = await open({ most: 4 });
  const [first, ...others] = await busyFrom(port, [8, 8, 9, 9]);
  await busyFrom(port, [7]);
  await first?.closed;
  expect(others.map(({ socket }) => socket.destroyed)).toEqual([false, false, false]);
});

test("who has had one answer and waits for the end of the next is busy", async () => {
  const port = await open({ most: 2 });
  const [oldest] = await busyFrom(port, [9]);
  const [second] = await busyFrom(port, [9], ask("/") + ask("/slow"));
  await busyFrom(port, [8]);
  await oldest?.closed;
  expect(second?.socket.destroyed).toBe(false);
});
