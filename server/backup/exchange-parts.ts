import { mkdirSync, realpathSync, renameSync, statSync, symlinkSync, unlinkSync } from "node:fs";
import path from "node:path";
import {
  closeJournal,
  isIn,
  leadsTo,
  openJournal,
  settleExchange,
} from "#server/data-folder/exchange-journal.ts";
import { beforeRestoreAt } from "#server/data-folder/restore-folders.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { isDiskFull, OwnerError } from "#server/errors/owner-error.ts";
import { refuseOthersLog } from "../db/mark-start.ts";
import { openToRead } from "../db/open-to-read.ts";
import { makeOneFile } from "./make-one-file.ts";
import { forgetRestore } from "./restore-note.ts";

/** The database goes first and comes last: a server does not start on half of a site. */
const DATABASE = ["", "-journal", "-wal", "-shm", "-starts"].map((end) => `rihla.sqlite${end}`);
const PARTS = ["media", "secret", "rihla.sqlite"];

/**
 * Puts what has come in the place of what was there, all of it or nothing, also when it is killed: then
 * `settleExchange` puts everything back. Pictures and secret stay where none have come.
 * @returns the folder of what was there; null where nothing was
 * @throws OwnerError; then everything is where it was
 */
export function exchangeParts(dataFolder: string, coming: string): string | null {
  settleExchange(dataFolder);
  putTogether(path.join(dataFolder, "rihla.sqlite"));
  const brought = PARTS.filter((name) => isIn(path.join(coming, name)));
  const replaced = [...DATABASE, ...brought.filter((name) => !DATABASE.includes(name))]
    .map((name) => ({ name, place: path.join(dataFolder, name) }))
    .filter(({ place }) => isIn(place))
    .map(({ name, place }) => ({ name, leads: leadsTo(place) }));
  const before = replaced.length > 0 ? beforeRestoreAt(new Date()) : null;
  const journal = { before, coming: path.relative(dataFolder, coming), replaced, brought };
  const aside = before && path.join(dataFolder, before);
  if (aside && isIn(aside)) throw new Error(`it is there already: ${aside}`);
  openJournal(dataFolder, journal);
  try {
    if (aside) {
      mkdirSync(aside);
      for (const { name } of replaced) moveOne(name, dataFolder, aside);
    }
    for (const name of brought) moveOne(name, coming, dataFolder);
  } catch (error) {
    settleExchange(dataFolder);
    throw inWords(error);
  }
  // Whoever finds the journal open knows that it was not done.
  forgetRestore(dataFolder);
  closeJournal(dataFolder, journal);
  return aside;
}

/**
 * Whoever is killed between moving the database and moving its log has parted them. What cannot be opened, or has the
 * log of another database, is moved as it is; beside an empty file SQLite would remove the log.
 * @throws OwnerError where somebody has it open: a server whose lock was removed
 */
function putTogether(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.size) return;
  try {
    refuseOthersLog(file);
    openToRead(file).close();
    makeOneFile(file);
  } catch (error) {
    if (!codeOf(error).startsWith("SQLITE_BUSY")) return;
    throw new OwnerError(
      `Another program has the database of this site open, perhaps its server. Nothing was changed: stop it, then restore.\n  ${file}`,
    );
  }
}

/** A link leads to the same place from there too. */
function moveOne(name: string, from: string, to: string): void {
  const [source, target] = [path.join(from, name), path.join(to, name)];
  const leads = leadsTo(source);
  if (leads === null) {
    renameSync(source, target);
  } else {
    symlinkSync(path.resolve(realpathSync(from), leads), target);
    unlinkSync(source);
  }
}

function inWords(error: unknown): unknown {
  const { path: place = "" } = error as { path?: string };
  if (!place || isDiskFull(error)) return error;
  return new OwnerError(
    `This part of the site cannot be put aside (${codeOf(error)}), perhaps because a disk of its own is mounted there. Nothing was changed: unmount the disk, restore, then copy what was restored onto it and mount it again.\n  ${place}`,
  );
}
