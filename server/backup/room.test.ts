import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { BackupEnv } from "./make-backup.ts";
import { refuseWithoutRoom, roomToPack } from "./room.ts";

test("an archive takes half of the tables, and all of the pictures that lie beside them", () => {
  const DATA_DIR = temporaryFolder();
  const env = (more: object = {}) => ({ DATA_DIR, S3: null, ...more }) as BackupEnv;
  const room = (copied: number, isLocked: boolean, more?: object) =>
    roomToPack(env(more), copied, { isLocked });
  expect(room(1000, false)).toBe(500);
  for (const [name, bytes] of [
    ["gate-1/original", 700],
    ["gate-1/960.webp", 40],
    ["gate-2/original", 260],
  ] as const) {
    const file = path.join(DATA_DIR, "media", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, Buffer.alloc(bytes));
  }
  symlinkSync(path.join(DATA_DIR, "nowhere"), path.join(DATA_DIR, "media/link"));
  expect(room(1000, false)).toBe(1500);
  expect(room(1000, false, { S3: {} })).toBe(500);
  // The locked one lies beside it, once the copy of the tables has given way.
  expect(room(1000, true)).toBe(1500 + 500);
  expect(room(4000, true)).toBe(3000);
});

test("what does not fit is refused before anything is written, with how much is missing", () => {
  const folder = temporaryFolder();
  const needed = 2 ** 60;
  const refused = () => refuseWithoutRoom(folder, needed);
  expect(refused).toThrow(
    /^There is no room for this: \d{9,} MB are missing\. Nothing was changed/,
  );
  expect(refused).toThrow(expect.objectContaining({ fault: "disk-full" }));
  try {
    refused();
  } catch (error) {
    const { room } = error as { room: { freeBytes: number; neededBytes: number } };
    expect(room.neededBytes).toBeGreaterThanOrEqual(needed);
    expect(room.freeBytes).toBeLessThan(needed);
  }
});
