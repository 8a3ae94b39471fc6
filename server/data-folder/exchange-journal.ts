import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { z } from "zod";
import { codeOf } from "#server/errors/code-of.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import { BEFORE_RESTORE, COMING, EXCHANGE } from "./restore-folders.ts";
import { syncFolder } from "./sync-folder.ts";

/** Until it bears its own name it is none. */
const UNFINISHED = `${EXCHANGE}.new`;

const nameSchema = z.string().regex(/^[\w-][\w.-]*$/);
const journalSchema = z.strictObject({
  /** The folder that what was there is put aside in; null where nothing was. */
  before: nameSchema.startsWith(BEFORE_RESTORE).nullable(),
  /** The folder of what comes, seen from the data folder. */
  coming: z.string().min(1),
  /** What was there, in the order in which it is put aside; and where it leads, of a link. */
  replaced: z.array(z.strictObject({ name: nameSchema, leads: z.string().nullable() })),
  /** What takes its place, in this order. */
  brought: z.array(nameSchema),
});

/** What an exchange is about to do, so that whoever comes after one that was killed can undo it. */
export type Journal = z.infer<typeof journalSchema>;

/** What a command says where `settleFirst` had something to do. */
export const BROKE_OFF = "A restore broke off before it was done: the site is as it was before it.";

/** From here on the exchange is undone by whoever comes next, until it is closed. */
export function openJournal(dataFolder: string, journal: Journal): void {
  const unfinished = path.join(dataFolder, UNFINISHED);
  try {
    writeFileSync(unfinished, JSON.stringify(journal), { flush: true });
    renameSync(unfinished, path.join(dataFolder, EXCHANGE));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  syncFolder(dataFolder);
}

/** The exchange is done, or undone: either is on the disk before the journal is gone from it. */
export function closeJournal(dataFolder: string, { before, coming }: Journal): void {
  for (const folder of [coming, before]) {
    const touched = folder && path.join(dataFolder, folder);
    if (touched && existsSync(touched)) syncFolder(touched);
  }
  syncFolder(dataFolder);
  unlinkSync(path.join(dataFolder, EXCHANGE));
  syncFolder(dataFolder);
}

/**
 * Puts everything back where it was. It looks at what lies where, not at what was done: after being killed itself, it
 * goes on.
 */
function undoExchange(dataFolder: string, journal: Journal): void {
  const here = (name: string) => path.join(dataFolder, name);
  const coming = path.join(dataFolder, journal.coming);
  const before = journal.before && here(journal.before);
  const aside = (name: string) => path.join(before ?? dataFolder, name);
  const old = new Map(journal.replaced.map(({ name, leads }) => [name, leads]));
  const isBack = (name: string): boolean => {
    const leads = old.get(name);
    return leads == null ? old.has(name) && !isIn(aside(name)) : leadsTo(here(name)) === leads;
  };
  // The new database goes first and the old one comes last: a server does not start on half of a site.
  for (const name of journal.brought.toReversed()) {
    if (!isIn(here(name)) || isBack(name)) continue;
    mkdirSync(coming, { recursive: true });
    renameSync(here(name), path.join(coming, name));
  }
  for (const { name, leads } of journal.replaced.toReversed()) {
    if (leads === null) {
      if (!isBack(name)) renameSync(aside(name), here(name));
      continue;
    }
    if (!isBack(name)) symlinkSync(leads, here(name));
    if (isIn(aside(name))) unlinkSync(aside(name));
  }
  if (before && isIn(before)) rmdirSync(before);
}

/**
 * After an exchange that was killed: puts back what was there before it. To be called before anything else looks
 * at the folder, by whoever holds its lock.
 * @returns whether there was one
 * @throws OwnerError; then whoever calls it again goes on
 */
export function settleExchange(dataFolder: string): boolean {
  rmSync(path.join(dataFolder, UNFINISHED), { force: true });
  if (!isExchangeOpen(dataFolder)) return false;
  const journal = readJournal(dataFolder);
  try {
    undoExchange(dataFolder, journal);
    closeJournal(dataFolder, journal);
  } catch (error) {
    throw new OwnerError(
      `A restore broke off, and what was there before it cannot be put back yet (${codeOf(error) || error}). Nothing is lost: let this account write in the data folder, look whether its disk is connected, then start again.\n  ${(error as { path?: string }).path ?? dataFolder}`,
    );
  }
  const { coming } = journal;
  if (coming.startsWith(COMING) && coming === path.basename(coming)) {
    // Killed here, it is removed by the next restore.
    rmSync(path.join(dataFolder, coming), { recursive: true, force: true });
  }
  return true;
}

/** For whoever does not hold the lock of the folder yet. @throws OwnerError */
export function settleFirst(dataFolder: string): boolean {
  if (!isExchangeOpen(dataFolder)) return false;
  const release = lockDataFolder(dataFolder);
  try {
    return settleExchange(dataFolder);
  } finally {
    release();
  }
}

export const isExchangeOpen = (dataFolder: string): boolean =>
  existsSync(path.join(dataFolder, EXCHANGE));

function readJournal(dataFolder: string): Journal {
  const file = path.join(dataFolder, EXCHANGE);
  try {
    return journalSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new OwnerError(
      `A restore broke off, and its note of what lies where cannot be read. Put back by hand what lies in the newest folder ${BEFORE_RESTORE}…, then remove the note.\n  ${file}`,
    );
  }
}

/** Also a link that leads nowhere: a disk that is not connected. */
export const isIn = (place: string): boolean =>
  lstatSync(place, { throwIfNoEntry: false }) !== undefined;

/** What a link says; null for what is none. */
export const leadsTo = (place: string): string | null =>
  lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(place) : null;
