import { createReadStream, createWriteStream, mkdirSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { extract } from "tar-stream";
import { type BackupEnv, makeBackup, type Wish } from "#server/backup/make-backup.ts";
import type { DatabasePlace } from "#server/db/open.server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const UNWATCHED = {
  signal: new AbortController().signal,
  onProgress: () => undefined,
};

export const envAt = (place: DatabasePlace): BackupEnv => ({
  DATABASE_URL: undefined,
  S3: null,
  ...place,
});

/** @returns the file that a backup was made into */
export async function backUp(place: DatabasePlace, wish: Partial<Wish> = {}): Promise<string> {
  const target = path.join(temporaryFolder(), "backup.tar.zst");
  const asked = { target, why: "hand", withSecrets: true, recipient: null, app: "1.2.3" } as const;
  await makeBackup(envAt(place), { ...asked, ...wish }, UNWATCHED);
  return wish.target ?? target;
}

/** As `tar --zstd --extract` does it. @returns the folder */
export async function unpackedByHand(file: string, folder = temporaryFolder()): Promise<string> {
  const tar = extract();
  const reading = pipeline(createReadStream(file), createZstdDecompress(), tar);
  for await (const entry of tar) {
    const target = path.join(folder, entry.header.name);
    mkdirSync(path.dirname(target), { recursive: true });
    await pipeline(entry, createWriteStream(target));
  }
  await reading;
  return folder;
}
