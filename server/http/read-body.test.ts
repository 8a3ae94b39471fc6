import { Readable } from "node:stream";
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
