import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** The name of a file that is arriving: a UUID. Whatever else lies there is not ours. */
const UPLOAD = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Uploads that were arriving when their process ended.
 * @param olderThanMs nothing was added to them for so long: those of other processes may still arrive, or wait
 */
export async function tidyUploads(folder: string, olderThanMs: number): Promise<void> {
  for (const name of (await readdir(folder)).filter((name) => UPLOAD.test(name))) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (!found || Date.now() - found.mtimeMs < olderThanMs) continue;
    await rm(file, { recursive: true, force: true });
  }
}
