import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { createBodyRoom } from "./body-room.ts";
import { readBody } from "./read-body.ts";

const KILOBYTE = 1024;

function read(pieces: number, bytes: number, limit = 64 * KILOBYTE) {
  const piece = new Uint8Array(bytes);
  const room = createBodyRoom({ most: 1024 * KILOBYTE, mostOfOne: 1024 * KILOBYTE });
  const source = Readable.from(Array.from({ length: pieces }, () => piece));
  return readBody(source, { limit, place: room("203.0.113.7") });
}

test("what comes in thousands of tiny parts is not read to its end", async () => {
  expect(await read(5001, 1)).toBe("crumbs");
  expect(await read(5000, 1)).toHaveLength(5000);
});

test("parts as networks bring them are read, however many they are", async () => {
  expect(await read(6000, 256, 2000 * KILOBYTE)).toBe("no-room");
  expect(await read(6000, 1400)).toBe("too-large");
});
