import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** Linux keeps it in memory. */
const IN_MEMORY = "/dev/shm";
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Where data of tests lies: a database there waits for no disk. Programs are not started from it, which
 * systems may forbid.
 */
export function quickFolder(): string {
  return existsSync(IN_MEMORY) && hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
}

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM_BYTES;
}
