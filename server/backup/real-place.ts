import { existsSync, realpathSync } from "node:fs";
import path from "node:path";

/** Where a path leads through links, also one to what is not there yet. */
const realPlace = (place: string): string =>
  existsSync(place)
    ? realpathSync(place)
    : path.join(realPlace(path.dirname(place)), path.basename(place));

/** Whether it is the folder, or lies in it, however both are written. */
export const isWithin = (place: string, folder: string): boolean =>
  (realPlace(place) + path.sep).startsWith(realPlace(folder) + path.sep);
