import { CHECKSUMS } from "./pack-archive.ts";

/** A folder of a picture, and a file of it: both made by us. */
const PICTURE = /^media\/[\w-]{1,100}\/[\w.-]{1,100}$/;

export const MANIFEST = "manifest.json";
export const DATABASE = "rihla.sqlite";
export const SECRET = "secret";

/** What may lie in an archive: whatever else does was not made by us, and could lie anywhere. */
export const isOurs = (name: string): boolean =>
  [MANIFEST, DATABASE, SECRET, CHECKSUMS].includes(name) ||
  (PICTURE.test(name) && !name.includes(".."));
