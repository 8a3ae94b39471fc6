import { randomUUID } from "node:crypto";
import { type Stats, statSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { isKnownGone } from "#server/db/same-file.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { createConcurrencyLimit } from "#server/jobs/concurrency-limit.ts";
import type { MediaStorage } from "./storage.ts";
import { asStoreFault } from "./store-fault.ts";

/** Each is whole in memory before it is sent. */
const READ_AT_ONCE = 8;

/** Pictures as files below DATA_DIR/media. */
export function createMediaFolder(dataFolder: string): MediaStorage {
  const inTurn = createConcurrencyLimit({
    atOnce: READ_AT_ONCE,
    mostWaiting: Number.POSITIVE_INFINITY,
  });
  const root = path.join(dataFolder, "media");
  let checked: Stats | undefined;
  const at = (name: string) => path.join(root, name);

  return {
    async put(name, bytes) {
      const part = at(`${name}.${randomUUID()}.part`);
      try {
        await mkdir(path.dirname(part), { recursive: true });
        await writeThrough(part, bytes);
        await rename(part, at(name));
      } catch (error) {
        // Where it could not be written, it may not be removed either.
        await rm(part, { force: true }).catch(() => undefined);
        throw asStoreFault(error);
      }
    },

    async read(name) {
      try {
        const read = await inTurn(() => readFile(at(name)));
        return read?.result ?? null;
      } catch (error) {
        if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return null;
        throw asStoreFault(error);
      }
    },

    async list(folder) {
      try {
        return await readdir(at(folder));
      } catch (error) {
        if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return [];
        throw asStoreFault(error);
      }
    },

    removeFolder: (folder) => rm(at(folder), { recursive: true, force: true }),

    async check() {
      await mkdir(root, { recursive: true });
      checked = statSync(root);
    },

    isGone: () => checked !== undefined && isKnownGone(root, checked),
  };
}

/** Really on the disk, not only in its cache: a power cut leaves no file that is half empty. */
async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
