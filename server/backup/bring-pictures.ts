import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { mediaType } from "#server/media/media-type.ts";
import type { MediaStorage } from "#server/media/storage.ts";

type Bringing = {
  signal: AbortSignal;
  /** Stems of the pictures that the site has which is there now. */
  own: () => Promise<ReadonlySet<string>>;
};

/**
 * Stores pictures that are not there yet. What a picture's folder is called says what is in it, so one that is
 * there is the same one.
 * @returns stems of those that came
 * @throws DomainError "disk-full", "pictures-away", or the signal's reason; then none is left
 */
export async function bringPictures(
  folder: string,
  storage: MediaStorage,
  { signal, own }: Bringing,
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
    await takeAway(brought, storage, own);
    throw error;
  }
}

/**
 * What was brought for a backup that was not put in place. A picture that somebody uploaded meanwhile stays.
 * @param own of the site that stays; where nobody can tell, nothing is taken away
 */
export async function takeAway(
  stems: readonly string[],
  storage: MediaStorage,
  own: () => Promise<ReadonlySet<string>>,
): Promise<void> {
  if (stems.length === 0) return;
  const kept = await own().catch(() => new Set(stems));
  for (const stem of stems) {
    if (!kept.has(stem)) await storage.removeFolder(stem).catch(() => undefined);
  }
}
