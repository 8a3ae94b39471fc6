import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** `slow`: what is asked arrives late. */
type Manner = "whole" | "garbage" | "half" | "closed" | "reset" | "silent" | "slow";

/** A way to the database that passes on what is said, or breaks in some manner. */
export async function openDatabaseWay(url: string) {
  const { hostname, port } = new URL(url);
  let manner: Manner = "whole";
  let slowMs = 0;
  const sockets = new Set<Socket>();
  const spoil = (near: Socket, bytes: Buffer) => {
    if (manner === "garbage") near.write("HTTP/1.1 400 Bad Request\r\n\r\n<h1>Bad Request</h1>");
    else if (manner === "half") near.end(bytes.subarray(0, bytes.length / 2));
    else if (manner === "closed") near.end();
    else if (manner === "reset") near.resetAndDestroy();
  };
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    }
    const isPassed = () => manner === "whole" || manner === "slow";
    const pass = (bytes: Buffer) => {
      if (manner === "slow") setTimeout(() => far.write(bytes), slowMs);
      else far.write(bytes);
    };
    near.on("data", (bytes) => (isPassed() ? pass(bytes) : spoil(near, bytes)));
    far.on("data", (bytes) => void (isPassed() ? near.write(bytes) : spoil(near, bytes)));
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await new Promise<void>((resolve) => way.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    way.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = new URL(url);
  address.port = String((way.address() as { port: number }).port);
  return {
    url: address.href,
    /** @param lateMs where it is slow */
    be(next: Manner, lateMs = 0) {
      [manner, slowMs] = [next, lateMs];
      if (next === "reset") for (const socket of sockets) socket.resetAndDestroy();
    },
  };
}
