import type { Socket } from "node:net";

/** What lies in memory for somebody, in bytes. */
type Held = { socket: Socket; bytes: number };

const sum = (all: { bytes: number }[]) => all.reduce((total, { bytes }) => total + bytes, 0);

/**
 * What was answered lies in memory until it is taken. Where that is too much, whoever has the most lying
 * loses the largest, until it is not: others go on, however many addresses somebody has.
 * @param byNetwork who is connected
 * @param unreadOf bytes that were answered on a connection, and not taken yet
 */
export function endUnread(
  byNetwork: Iterable<Iterable<Socket>>,
  unreadOf: (socket: Socket) => number,
  most: number,
): void {
  const holders = Array.from(byNetwork, (sockets) => {
    const all: Held[] = Array.from(sockets, (socket) => ({ socket, bytes: unreadOf(socket) }));
    const held = all.filter(({ bytes }) => bytes > 0);
    return { held, bytes: sum(held) };
  });
  let total = sum(holders);
  if (total <= most) return;
  for (const { held } of holders) held.sort((a, b) => a.bytes - b.bytes);
  while (total > most) {
    const largest = holders.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    const { socket, bytes } = largest.held.pop() ?? {};
    if (!socket || !bytes) return;
    socket.destroy();
    largest.bytes -= bytes;
    total -= bytes;
  }
}
