import { connect, type Socket } from "node:net";

const ANSWER_MS = 10_000;

/** Bytes as they are, one a character: `fetch` would tidy them first. @returns all that came back */
export function sendRaw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request, "latin1"));
    socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error(`no end after: ${answer}`)));
    socket.setEncoding("latin1").on("data", (text: string) => {
      answer += text;
    });
    socket.once("end", () => socket.destroy());
    socket.once("close", () => resolve(answer)).once("error", reject);
  });
}

export type Dripping = { socket: Socket; answer: string; isClosed: boolean };

/**
 * A client that sends `first`, then a byte a second for as long as anybody listens; with nothing
 * to send it is silent.
 */
export function drip(port: number, first: string): Dripping {
  let timer: NodeJS.Timeout | undefined;
  const socket = connect(port, "127.0.0.1", () => {
    if (!first) return;
    socket.write(first);
    timer = setInterval(() => socket.writable && socket.write("a"), 1000);
  });
  const client: Dripping = { socket, answer: "", isClosed: false };
  socket.setEncoding("latin1").on("data", (text: string) => {
    client.answer += text;
  });
  // Being cut off is what the test is about.
  socket.on("error", () => undefined);
  socket.once("close", () => {
    client.isClosed = true;
    clearInterval(timer);
  });
  return client;
}
