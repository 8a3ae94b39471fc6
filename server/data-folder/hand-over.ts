import {
  closeSync,
  constants,
  existsSync,
  fchownSync,
  fstatSync,
  openSync,
  readdirSync,
} from "node:fs";
import { codeOf } from "#server/errors/code-of.ts";

/** Neither through links nor waiting at pipes. */
const AS_IT_IS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
/** Links, sockets, what somebody removed meanwhile. */
const NOT_OURS = ["ELOOP", "ENXIO", "ENOENT"];

/**
 * What root made in the folder of an account, that account could not read: it gets it. Every step goes through the
 * folder that is open, so that nobody who exchanges one for a link meanwhile is given anything outside.
 * @param folder absolute path of DATA_DIR; one of root's, or of no Linux, stays as it is
 */
export function handOver(folder: string): void {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync(folder)) return;
  within(openSync(folder, constants.O_RDONLY), (opened) => {
    const { uid, gid } = fstatSync(opened);
    if (uid !== 0) handOverIn(opened, uid, gid);
  });
}

function handOverIn(opened: number, uid: number, gid: number): void {
  const place = `/proc/self/fd/${opened}`;
  for (const name of readdirSync(place)) {
    const found = openAsItIs(`${place}/${name}`);
    if (found === null) continue;
    within(found, (entry) => {
      const status = fstatSync(entry);
      if (status.isDirectory()) handOverIn(entry, uid, gid);
      // Another name of the same file may lie where it is root's own.
      if (status.uid === 0 && (status.isDirectory() || status.nlink === 1))
        fchownSync(entry, uid, gid);
    });
  }
}

function openAsItIs(place: string): number | null {
  try {
    return openSync(place, AS_IT_IS);
  } catch (error) {
    if (NOT_OURS.includes(codeOf(error))) return null;
    throw error;
  }
}

function within(opened: number, work: (opened: number) => void): void {
  try {
    work(opened);
  } finally {
    closeSync(opened);
  }
}
