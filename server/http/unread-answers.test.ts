import { Socket } from "node:net";
import { expect, test } from "vitest";
import { endUnread } from "./unread-answers.ts";

/** Whose connections go, by the bytes that lie there for each: "a" is the first who is connected. */
function goneOf(networks: number[][], most: number): string[] {
  const unread = new Map<Socket, { name: string; bytes: number }>();
  const connected = networks.map((connections, network) =>
    connections.map((bytes) => {
      const socket = new Socket();
      unread.set(socket, { name: `${"abc"[network]}${bytes}`, bytes });
      return socket;
    }),
  );
  endUnread(connected, (socket) => unread.get(socket)?.bytes ?? 0, most);
  return [...unread].flatMap(([socket, { name }]) => (socket.destroyed ? [name] : []));
}

test.each<[networks: number[][], most: number, gone: string[]]>([
  [[[4], [6]], 10, []],
  // The largest of whoever has the most lying, though somebody else's is larger.
  [[[3, 4, 5], [10]], 20, ["a5"]],
  [[[3, 4, 5], [10]], 12, ["a5", "b10"]],
  [[[1], [2], [3]], 0, ["a1", "b2", "c3"]],
  [[[5, 3, 4], [2]], 9, ["a5"]],
  [[[4], [4]], 4, ["a4"]],
  [[[0, 0], []], 0, []],
])("of %j, with room for %i, these go: %j", (networks, most, gone) => {
  expect(goneOf(networks, most)).toEqual(gone);
});
