import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { mediaType } from "#server/media/media-type.ts";
import type { MediaStorage } from "#server/media/storage.ts";

/**
 * Stores pictures that are not there yet. What a picture's folder is called says what is in it, so one that is
 * there is the same one.
 * @returns stems of those that came
 * @throws DomainError "disk-full", "pictures-away", or the signal's reason; then none is left
 */
export async function bringPictures(
  folder: string,
  storage: MediaStorage,
  signal: AbortSignal,
): Promise<string[]> {
  const media = path.join(folder, "media");
  const brought: string[] = [];
  try {
    for (const stem of existsSync(media) ? readdirSync(media) : []) {
      signal.throwIfAborted();
      const there = new Set(await storage.list(stem));
      const files = readdirSync(path.join(media, stem)).filter((name) => !there.has(name));
      if (there.size === 0) brought.push(stem);
      for (const name of files) {
        signal.throwIfAborted();
        const bytes = await readFile(path.join(media, stem, name));
        await storage.put(`${stem}/${name}`, bytes, mediaType(name));
      }
    }
    return brought;
  } catch (error) {
    await takeAway(brought, storage);
    throw error;
  }
}

/** What was brought for a backup that was not put in place. */
export async function takeAway(stems: readonly string[], storage: MediaStorage): Promise<void> {
  for (const stem of stems) await storage.removeFolder(stem).catch(() => undefined);
}
