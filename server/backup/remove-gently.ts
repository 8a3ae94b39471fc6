import { lstat, open, readdir, rm } from "node:fs/promises";
import path from "node:path";

/** At a time: who stores something at this moment waits until the disk has let go of so much. */
const PORTION_BYTES = 16 * 1024 * 1024;

/** A file, or a folder with everything in it, that nobody else uses; what is not there is fine. */
export async function removeGently(place: string): Promise<void> {
  try {
    for (const file of await filesIn(place)) await cutOff(file);
  } catch {
    // What cannot be cut off is removed as it is.
  }
  await rm(place, { recursive: true, force: true });
}

async function filesIn(place: string): Promise<string[]> {
  if (!(await lstat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/** From its end. What has another name too is kept under that. */
async function cutOff(file: string): Promise<void> {
  const { size, nlink } = await lstat(file);
  if (size <= PORTION_BYTES || nlink > 1) return;
  const handle = await open(file, "r+");
  try {
    for (let left = size - PORTION_BYTES; left > 0; left -= PORTION_BYTES) {
      await handle.truncate(left);
      await handle.datasync();
    }
  } finally {
    await handle.close();
  }
}
