import type { Socket } from "node:net";
import { networkOf } from "./client-address.ts";

type TableDeps = {
  most: number;
  /** Whether something that it asked for is not answered yet. */
  isBusy: (socket: Socket) => boolean;
};

/**
 * Who is connected. Above the limit, the address with the most connections loses one: so others
 * can connect, however many addresses a flood comes from.
 */
export function createConnectionTable({ most, isBusy }: TableDeps) {
  /** Oldest first. */
  const byNetwork = new Map<string, Set<Socket>>();
  let count = 0;

  function leave(network: string, socket: Socket): void {
    const theirs = byNetwork.get(network);
    if (!theirs?.delete(socket)) return;
    count--;
    if (theirs.size === 0) byNetwork.delete(network);
  }

  return {
    count: () => count,

    byNetwork: (): Iterable<Iterable<Socket>> => byNetwork.values(),

    /** @returns the connection to close, for which there is no room: it may be the new one */
    add(socket: Socket): Socket | null {
      const own = networkOf(socket.remoteAddress ?? "");
      const theirs = byNetwork.get(own) ?? new Set();
      byNetwork.set(own, theirs.add(socket));
      count++;
      socket.once("close", () => leave(own, socket));
      if (count <= most) return null;
      let [largest, held] = [own, theirs];
      for (const [network, sockets] of byNetwork) {
        if (sockets.size > held.size) [largest, held] = [network, sockets];
      }
      const [oldest = socket] = held;
      const surplus = [...held].find((one) => !isBusy(one)) ?? oldest;
      leave(largest, surplus);
      return surplus;
    },
  };
}
