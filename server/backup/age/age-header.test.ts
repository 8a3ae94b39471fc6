import { expect, test } from "vitest";
import { headerLength, MOST_HEADER_BYTES, makeHeader } from "./age-header.ts";
import { makeAgeKeys } from "./age-keys.ts";
import { ARMORED, FIRST_LINE } from "./beginning.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");
/** A header of that many bytes, the end of its last line with it. */
const headerOf = (length: number) => {
  const ends = "\n--- the code\n";
  return bytes(FIRST_LINE + "x".repeat(length - FIRST_LINE.length - ends.length) + ends);
};

test("where a header ends is known once its last line is there, however the file is cut", async () => {
  const { header } = await makeHeader((await makeAgeKeys()).recipient);
  for (let read = 0; read < header.length; read++)
    expect([read, headerLength(header.subarray(0, read))]).toEqual([read, null]);
  expect(headerLength(header)).toBe(header.length);
  expect(headerLength(Buffer.concat([header, bytes("payload\n--- \n")]))).toBe(header.length);
});

test("a header is as long as is allowed, and no longer", () => {
  expect(headerLength(headerOf(MOST_HEADER_BYTES))).toBe(MOST_HEADER_BYTES);
  expect(() => headerLength(headerOf(MOST_HEADER_BYTES + 1))).toThrow(
    expect.objectContaining({ flaw: "altered" }),
  );
  const endless = bytes(FIRST_LINE + "x".repeat(MOST_HEADER_BYTES));
  expect(headerLength(endless.subarray(0, MOST_HEADER_BYTES - 1))).toBeNull();
  expect(() => headerLength(endless)).toThrow(expect.objectContaining({ flaw: "altered" }));
});

test.each([
  [ARMORED, "armored"],
  ["-----BEGIN SOMETHING", "not-age"],
  ["PK\u0003\u0004", "not-age"],
  ["age-encryption.org/v2\n", "not-age"],
])("%j is refused by its beginning", (beginning, flaw) => {
  expect(() => headerLength(bytes(beginning))).toThrow(expect.objectContaining({ flaw }));
});

test("the beginning of one in letters waits for more", () => {
  expect(headerLength(bytes(ARMORED.slice(0, -1)))).toBeNull();
});
