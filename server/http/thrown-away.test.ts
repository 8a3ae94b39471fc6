import { once } from "node:events";
import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { closeOf, openSocket } from "#tests/support/raw-connection.ts";
import { listenHere } from "#tests/support/serve-here.ts";
import { createBoundedServer } from "./connections.ts";
import { MOST_THROWN_AWAY } from "./read-body.ts";

const MEGABYTE = 1024 * 1024;
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${"a".repeat(bytes)}\r\n`;

/** Answers before it has read anything. */
async function open(listener: RequestListener = (_, response) => void response.end("early")) {
  const server = createBoundedServer(listener, {}, () => undefined);
  return listenHere(server);
}

/** Sends the same again and again, at most so many bytes. @returns what came back, and how much was sent */
async function sendOn(port: number, method: string, piece: string, most: number) {
  const socket = openSocket(port).setEncoding("latin1");
  const closed = closeOf(socket);
  let answer = "";
  socket.on("data", (text: string) => {
    answer += text;
  });
  socket.write(`${method} / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`);
  await once(socket, "data");
  const bytes = Buffer.from(piece);
  let sent = 0;
  while (sent < most && !socket.destroyed) {
    sent += bytes.length;
    const drained = new Promise((resolve) => socket.once("drain", resolve));
    if (!socket.write(bytes)) await Promise.race([drained, closed]);
  }
  const isCutOff = socket.destroyed;
  socket.destroy();
  return { answer, sent, isCutOff };
}

test.each(["GET", "POST"])(
  "after the answer to a %s so much of its body is thrown away, then it is cut off",
  async (method) => {
    const port = await open();
    const most = MOST_THROWN_AWAY * 3;
    const { answer, isCutOff, sent } = await sendOn(port, method, chunk(MEGABYTE), most);
    expect(answer).toContain("early");
    expect(isCutOff).toBe(true);
    expect(sent).toBeGreaterThan(MOST_THROWN_AWAY);
  },
);

test.each(["GET", "POST"])(
  "a body of a %s in tiny parts, each of which costs time, is cut off long before",
  async (method) => {
    const port = await open();
    const tiny = chunk(1).repeat(1000);
    const { isCutOff } = await sendOn(port, method, tiny, MOST_THROWN_AWAY / 4);
    expect(isCutOff).toBe(true);
  },
);

test("a request that names no connection any more when it is answered ends nothing", async () => {
  const port = await open((request, response) => {
    Object.assign(request, { socket: null });
    response.end("early");
  });
  for (const method of ["GET", "POST"]) {
    const { answer } = await sendOn(port, method, chunk(10), 100);
    expect(answer).toContain("early");
  }
});
