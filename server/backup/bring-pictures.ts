import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { mediaType } from "#server/media/media-type.ts";
import type { MediaStorage } from "#server/media/storage.ts";

/**
 * Stores pictures that are not there yet. What a picture's folder is called says what is in it, so one that is
 * there is the same one.
 * @returns what takes them away again
 * @throws DomainError "disk-full", "pictures-away", or the signal's reason; then none is left
 */
export async function bringPictures(
  folder: string,
  storage: MediaStorage,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const media = path.join(folder, "media");
  const brought: string[] = [];
  const undo = async () => {
    for (const stem of brought) await storage.removeFolder(stem).catch(() => undefined);
  };
  try {
    for (const stem of existsSync(media) ? readdirSync(media) : []) {
      signal.throwIfAborted();
      const there = new Set(await storage.list(stem));
      const files = readdirSync(path.join(media, stem)).filter((name) => !there.has(name));
      if (there.size === 0) brought.push(stem);
      for (const name of files) {
        const bytes = readFileSync(path.join(media, stem, name));
        await storage.put(`${stem}/${name}`, bytes, mediaType(name));
      }
    }
    return undo;
  } catch (error) {
    await undo();
    throw error;
  }
}
