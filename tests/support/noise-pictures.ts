import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "#server/site.ts";

export const MEGABYTE = 1024 * 1024;

/** Pictures of a megabyte each that no program makes smaller: what is packed of them lies on the disk as it is. */
export async function noisePictures(site: Site, dataFolder: string, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const hash = `${number}`.padStart(20, "0");
    const stem = `${hash}-90x60-aabbcc`;
    const words = { name: "a.jpg", width: 90, height: 60, bytes: 9, alt: "", decorative: true };
    await site.media.begin({ stem, hash, extension: "jpg", ...words });
    await site.media.finish(stem, { by: null });
    mkdirSync(path.join(dataFolder, "media", stem), { recursive: true });
    writeFileSync(path.join(dataFolder, "media", stem, "original"), randomBytes(MEGABYTE));
  }
}
