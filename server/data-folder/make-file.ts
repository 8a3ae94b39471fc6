import { createWriteStream, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import type { Writable } from "node:stream";
import { PRIVATE_FILE } from "./data-folder.ts";

/**
 * A new file, for this account alone, that is whole and on the disk when this is done.
 * @param target is not there yet
 * @param fill writes to its end
 * @throws what `fill` throws, the signal's reason, or what the disk says; then there is no such file
 */
export async function makeFile(
  target: string,
  signal: AbortSignal,
  fill: (writing: Writable) => Promise<void>,
): Promise<void> {
  signal.throwIfAborted();
  // A file that is there already belongs to somebody else: it is neither written nor removed.
  const handle = await open(target, "wx", PRIVATE_FILE);
  const writing = createWriteStream(target, { fd: handle, flush: true });
  try {
    await fill(writing);
  } catch (error) {
    writing.destroy();
    await handle.close().catch(() => {});
    rmSync(target, { force: true });
    signal.throwIfAborted();
    throw error;
  }
}
