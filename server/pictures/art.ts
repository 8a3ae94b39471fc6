import { readFile } from "node:fs/promises";
import path from "node:path";
import { PUBLIC_FOLDER } from "#server/http/public-folder.ts";

export const OUR_ART = /^\/art\/[a-z0-9-]+\.svg$/;

/** Stands in for pictures that are not ours to draw on. */
const STAND_IN = "/art/routes-map.svg";

/** @param address as content holds it: /art/makkah-dusk.svg, or a picture anywhere else */
export async function readArt(address: string): Promise<Buffer> {
  const file = (name: string) => readFile(path.join(PUBLIC_FOLDER, name));
  if (!OUR_ART.test(address)) return file(STAND_IN);
  return file(address).catch(() => file(STAND_IN));
}
