import { connect, type Socket, type TcpNetConnectOpts } from "node:net";

const ANSWER_MS = 30_000;

/** A connection that may be cut off: that is for the test to notice, and ends no run. */
export const openSocket = (port: number, more: Partial<TcpNetConnectOpts> = {}): Socket =>
  connect({ port, host: "127.0.0.1", ...more }).on("error", () => undefined);

/** When it is closed, however that comes about. */
export const closeOf = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once("close", () => resolve());
  });

/** Bytes as they are, one a character: `fetch` would tidy them first. @returns all that came back */
export function sendRaw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = openSocket(port);
    socket.write(request, "latin1");
    socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error(`no end after: ${answer}`)));
    socket.setEncoding("latin1").on("data", (text: string) => {
      answer += text;
    });
    socket.on("error", reject).once("end", () => socket.destroy());
    socket.once("close", () => resolve(answer));
  });
}

export type Dripping = { socket: Socket; answer: string; isClosed: boolean };

/**
 * A client that sends `first`, then a byte a second for as long as anybody listens; with nothing
 * to send it is silent.
 */
export function drip(port: number, first: string): Dripping {
  let timer: NodeJS.Timeout | undefined;
  const socket = openSocket(port).once("connect", () => {
    if (!first) return;
    socket.write(first);
    timer = setInterval(() => socket.writable && socket.write("a"), 1000);
  });
  const client: Dripping = { socket, answer: "", isClosed: false };
  socket.setEncoding("latin1").on("data", (text: string) => {
    client.answer += text;
  });
  socket.once("close", () => {
    client.isClosed = true;
    clearInterval(timer);
  });
  return client;
}
