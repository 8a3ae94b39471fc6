import { statSync } from "node:fs";
import { OwnerError } from "#server/errors/owner-error.ts";

/** @throws OwnerError where there is none, or what comes out of it may never end: a pipe, a device */
export function refuseUnreadable(place: string): void {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) throw new OwnerError(`There is no such file.\n  ${place}`);
  if (found.isFile() || found.isDirectory()) return;
  throw new OwnerError(`This is a pipe or a device: name a file that lies on a disk.\n  ${place}`);
}
