import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MEDIA_FORMATS } from "#contracts/media-address.ts";
import type { Db } from "#server/db/schema.ts";
import { rowOf } from "#server/media/media-row.ts";

const WIDTHS = [400, 640, 960, 1280];
const NAMES = [
  "original",
  ...WIDTHS.flatMap((width) => MEDIA_FORMATS.map((format) => `${width}.${format}`)),
];
const FILE_BYTES = 50_000;
const [WIDTH, HEIGHT, COLOUR] = [1920, 1280, "808080"];
const HASH_LENGTH = 20;

/**
 * Adds pictures as photographs weigh: an original and its sizes, half a megabyte together.
 * @returns bytes of their files
 */
export async function fillPictures(db: Db, dataFolder: string, count: number): Promise<number> {
  for (let index = 0; index < count; index++) {
    const hash = index.toString(16).padStart(HASH_LENGTH, "0");
    const stem = `${hash}-${WIDTH}x${HEIGHT}-${COLOUR}`;
    const folder = path.join(dataFolder, "media", stem);
    mkdirSync(folder, { recursive: true });
    for (const name of NAMES) writeFileSync(path.join(folder, name), randomBytes(FILE_BYTES));
    const picture = {
      ...{ hash, stem, extension: "jpg" as const, name: `${index}.jpg`, bytes: FILE_BYTES },
      ...{ width: WIDTH, height: HEIGHT, alt: "", decorative: false },
    };
    await db
      .insertInto("media")
      .values({ ...rowOf(stem, picture), isReady: 1 })
      .execute();
  }
  return count * NAMES.length * FILE_BYTES;
}
