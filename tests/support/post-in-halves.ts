import { once } from "node:events";
import { expect, onTestFinished } from "vitest";
import type { BuiltServer } from "./built-server.ts";
import { later } from "./later.ts";
import { openSocket } from "./raw-connection.ts";

/** A form whose second half is sent by `finish`. Resolves when the server has begun with it. */
export async function postInHalves(
  server: BuiltServer,
  path: string,
  first: string,
  second: string,
) {
  const socket = openSocket(server.port).setEncoding("utf8");
  onTestFinished(() => void socket.destroy());
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${server.port}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${first.length + second.length}`,
    "Expect: 100-continue",
    "Connection: close",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  const [go] = await once(socket, "data");
  expect(go).toMatch(/^HTTP\/1\.1 100 Continue/);
  socket.write(first);
  let answer = "";
  socket.on("data", (text: string) => {
    answer += text;
  });
  const ended = later(once(socket, "end"));
  return {
    async finish() {
      socket.write(second);
      await ended;
      return answer;
    },
  };
}
