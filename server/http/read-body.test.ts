import { once } from "node:events";
import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBodyRoom } from "./body-room.ts";
import { readBody } from "./read-body.ts";

const KILOBYTE = 1024;

function read(pieces: number, bytes: number, limit = 64 * KILOBYTE, socket?: object) {
  const piece = new Uint8Array(bytes);
  const room = createBodyRoom({ most: 1024 * KILOBYTE, mostOfOne: 1024 * KILOBYTE });
  const source = Readable.from(Array.from({ length: pieces }, () => piece));
  if (socket) Object.assign(source, { socket });
  return readBody(source, { limit, place: room("203.0.113.7") });
}

test("what comes in thousands of tiny parts is not read to its end", async () => {
  expect(await read(1021, 1)).toBe("crumbs");
  expect(await read(1020, 1)).toHaveLength(1020);
});

test("parts as networks bring them are read, however many they are", async () => {
  expect(await read(6000, 64, 2000 * KILOBYTE)).toHaveLength(6000 * 64);
  expect(await read(6000, 1400)).toBe("too-large");
});

test("bodies of one connection are counted together, but for the small ones of one piece", async () => {
  const socket = {};
  for (let body = 0; body < 2000; body++) await read(1, 1, KILOBYTE, socket);
  expect(await read(520, 1, KILOBYTE, socket)).toHaveLength(520);
  expect(await read(520, 1, KILOBYTE, socket)).toHaveLength(520);
  expect(await read(21, 1, KILOBYTE, socket)).toBe("crumbs");
  expect(await read(20, 1, KILOBYTE, socket)).toHaveLength(20);
  expect(await read(520, 1, KILOBYTE, {})).toHaveLength(520);
});

/** What is read of these pieces, and what of the room is taken then. */
async function readIn(source: Readable, limit: number) {
  const room = createBodyRoom({ most: 16 * KILOBYTE, mostOfOne: 16 * KILOBYTE });
  const place = room("203.0.113.7");
  const read = await readBody(source, { limit, place });
  const others = room("198.51.100.1");
  let free = 0;
  while (others.take(KILOBYTE, () => undefined)) free++;
  return { read, taken: 16 - free, place };
}

const numbered = (bytes: number) => Uint8Array.from({ length: bytes }, (_, at) => at % 251);
const cut = (bytes: Uint8Array, ...ends: number[]) =>
  [0, ...ends].map((from, index) => bytes.subarray(from, ends[index] ?? bytes.length));

test("what comes in pieces is kept as it was sent, up to its limit", async () => {
  const sent = numbered(10 * KILOBYTE);
  const { read } = await readIn(Readable.from(cut(sent, 3, 100, 5000, 5001)), sent.length);
  expect(read).toEqual(sent);
  const { read: tooLong } = await readIn(Readable.from(cut(sent, 100)), sent.length - 1);
  expect(tooLong).toBe("too-large");
  expect((await readIn(Readable.from([]), 10)).read).toEqual(new Uint8Array(0));
});

test("what is refused takes no room any more, what is kept takes it until it is let go", async () => {
  const source = () => Readable.from(cut(numbered(12 * KILOBYTE), 100, 9000));
  const kept = await readIn(source(), 12 * KILOBYTE);
  expect(kept.taken).toBe(12);
  kept.place.leave();
  expect((await readIn(source(), 8 * KILOBYTE)).taken).toBe(0);
  const { read, taken } = await readIn(Readable.from([numbered(17 * KILOBYTE)]), 64 * KILOBYTE);
  expect([read, taken]).toEqual(["no-room", 0]);
});

test("what breaks off is told at once, also where it had gone before anybody listened", async () => {
  const broken = new Readable({ read() {} });
  broken.push(numbered(100));
  const reading = readIn(broken, KILOBYTE);
  broken.destroy(new Error("reset"));
  expect((await reading).read).toBe("broken-off");
  const gone = new Readable({ read() {} });
  await once(gone.destroy(), "close");
  const told = readIn(gone, KILOBYTE).then(({ read }) => read);
  expect(await Promise.race([told, setImmediate("not yet")])).toBe("broken-off");
});
