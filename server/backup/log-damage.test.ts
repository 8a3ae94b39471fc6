import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isLogDamaged } from "./log-damage.ts";

const PAGE = 512;

/** A log of SQLite with so many bytes behind its header. @param counting the last bit of its first word */
function log(behind: number, counting = 0): Buffer {
  const bytes = Buffer.alloc(32 + behind);
  bytes.writeUInt32BE(0x377f0682 + counting, 0);
  bytes.writeUInt32BE(PAGE, 8);
  return bytes;
}

test.each<[what: string, bytes: Buffer | null, isDamaged: boolean]>([
  ["none", null, false],
  ["an empty one", Buffer.alloc(0), false],
  ["one without a page", log(0), false],
  ["whole pages", log(3 * (PAGE + 24)), false],
  ["whole pages that count the other way", log(PAGE + 24, 1), false],
  ["a part of a header", log(0).subarray(0, 31), true],
  ["a part of a page", log(3 * (PAGE + 24) - 1), true],
  ["a byte more", log(PAGE + 25), true],
  ["pages without what stands before each", log(PAGE), true],
  ["another file", Buffer.alloc(32 + PAGE + 24, 1), true],
  ["almost one of SQLite", log(0, 2), true],
])("the log beside a database: %s", (_, bytes, isDamaged) => {
  const database = path.join(temporaryFolder(), "rihla.sqlite");
  if (bytes) writeFileSync(`${database}-wal`, bytes);
  expect(isLogDamaged(database)).toBe(isDamaged);
});
