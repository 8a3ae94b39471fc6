import {
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from "node:fs";
import path from "node:path";
import { BEFORE_RESTORE } from "#server/data-folder/restore-folders.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { isDiskFull, OwnerError } from "#server/errors/owner-error.ts";
import { openToRead } from "../db/open-to-read.ts";
import { makeOneFile } from "./make-one-file.ts";

/** The database goes first and comes last: a server does not start on half of a site. */
const DATABASE = ["", "-journal", "-wal", "-shm"].map((end) => `rihla.sqlite${end}`);
const PARTS = ["media", "secret", "rihla.sqlite"];

/**
 * Puts what has come in the place of what was there, all of it or nothing. Pictures and secret stay where
 * none have come.
 * @returns the folder of what was there; null where nothing was
 * @throws OwnerError; then everything is where it was
 */
export function exchangeParts(dataFolder: string, coming: string): string | null {
  putTogether(path.join(dataFolder, "rihla.sqlite"));
  const brought = PARTS.filter((name) => isIn(coming, name));
  const replaced = [...DATABASE, ...brought.filter((name) => !DATABASE.includes(name))].filter(
    (name) => isIn(dataFolder, name),
  );
  const at = new Date().toISOString().replaceAll(":", "-");
  const before = path.join(dataFolder, BEFORE_RESTORE + at);
  const undo: (() => void)[] = [];
  const move = (name: string, from: string, to: string) => {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    undo.unshift(moveOne(source, target));
  };
  try {
    if (replaced.length > 0) {
      mkdirSync(before);
      undo.unshift(() => rmdirSync(before));
    }
    for (const name of replaced) move(name, dataFolder, before);
    for (const name of brought) move(name, coming, dataFolder);
  } catch (error) {
    for (const step of undo) step();
    throw inWords(error);
  }
  return replaced.length > 0 ? before : null;
}

/**
 * Whoever is killed between moving the database and moving its log has parted them. What cannot be opened is
 * moved as it is; beside an empty file SQLite would remove the log.
 * @throws OwnerError where somebody has it open: a server whose lock was removed
 */
function putTogether(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.size) return;
  try {
    openToRead(file).close();
    makeOneFile(file);
  } catch (error) {
    if (!codeOf(error).startsWith("SQLITE_BUSY")) return;
    throw new OwnerError(
      `Another program has the database of this site open, perhaps its server. Nothing was changed: stop it, then restore.\n  ${file}`,
    );
  }
}

/** A link leads to the same place from there too. @returns how it is undone */
function moveOne(source: string, target: string): () => void {
  if (!lstatSync(source).isSymbolicLink()) {
    renameSync(source, target);
    return () => renameSync(target, source);
  }
  const leads = readlinkSync(source);
  symlinkSync(path.resolve(realpathSync(path.dirname(source)), leads), target);
  unlinkSync(source);
  return () => {
    symlinkSync(leads, source);
    unlinkSync(target);
  };
}

/** Also a link that leads nowhere: a disk that is not connected. */
const isIn = (folder: string, name: string): boolean =>
  lstatSync(path.join(folder, name), { throwIfNoEntry: false }) !== undefined;

function inWords(error: unknown): unknown {
  const { path: place = "" } = error as { path?: string };
  if (!place || isDiskFull(error)) return error;
  return new OwnerError(
    `This part of the site cannot be put aside (${codeOf(error)}), perhaps because a disk of its own is mounted there. Nothing was changed: unmount the disk, restore, then copy what was restored onto it and mount it again.\n  ${place}`,
  );
}
