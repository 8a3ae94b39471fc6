import { statfsSync } from "node:fs";
import { expect, test } from "vitest";
import { DomainError } from "#server/errors/domain-error.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { diskRoom, hasRoomFor, missingRoom, roomAt } from "./disk-room.ts";

const HUGE = Number.MAX_SAFE_INTEGER;
const coded = (code: string, cause?: unknown) =>
  Object.assign(new Error("as a disk says", { cause }), { code });

test("what was full is told apart from other disks and buckets", () => {
  const { lackingFor } = diskRoom({ DATA_DIR: temporaryFolder() });
  const isOurs = (error: unknown) => lackingFor(error, HUGE) !== null;
  const ours = [
    ...[coded("ENOSPC"), coded("EDQUOT"), coded("SQLITE_FULL"), coded("SQLITE_IOERR_WRITE")],
    ...[
      coded("EPIPE", coded("ENOSPC")),
      new Error("a step", { cause: coded("SQLITE_IOERR_WRITE") }),
    ],
    new DomainError("no-room-for-editors"),
  ];
  expect(ours.map(isOurs)).toEqual(ours.map(() => true));
  const others = [coded("ECONNRESET"), coded("53100"), new Error("other"), "ENOSPC", null];
  expect(others.map(isOurs)).toEqual(others.map(() => false));
  // Somebody made room since.
  expect(lackingFor(coded("ENOSPC"), 0)).toBeNull();
});

test("a reserve is kept for the owner; of a folder that is gone nothing is", () => {
  const folder = temporaryFolder();
  const { blocks, bsize } = statfsSync(folder);
  const kept = Math.min(64 * 1024 * 1024, Math.ceil((blocks * bsize) / 20));
  expect(roomAt(0, folder).neededBytes).toBe(kept);
  expect(roomAt(10.2, folder).neededBytes).toBe(kept + 11);
  expect(diskRoom({ DATA_DIR: folder }).hasRoom()).toBe(true);
  expect(hasRoomFor(HUGE, { DATA_DIR: folder })).toBe(false);
  expect(missingRoom(HUGE, folder)).toBeGreaterThan(0);
  expect(roomAt(HUGE, `${folder}/gone`)).toEqual({ freeBytes: 0, neededBytes: 0 });
});
