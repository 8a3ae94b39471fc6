import type { Why } from "#contracts/backups.ts";
import { toldAfter } from "./backup-error.ts";
import { noteBackup } from "./last-backup.ts";
import { type BackupEnv, type Doing, type Made, makeBackup } from "./make-backup.ts";
import { type BackupNote, openShelf } from "./shelf.ts";

export type Kept = {
  why: Why;
  withSecrets: boolean;
  /** For whose key it is locked, age1…; null: it is not. */
  recipient: string | null;
  /** Version of Rihla. */
  app: string;
};

/**
 * Makes a backup on the site's own shelf, with a note of what is in it, or of what went wrong.
 * @throws OwnerError, or the signal's reason
 */
export async function keepBackup(
  env: BackupEnv,
  { why, withSecrets, recipient, app }: Kept,
  options: Doing,
): Promise<{ name: string; note: BackupNote; made: Made }> {
  const shelf = openShelf(env.DATA_DIR);
  const isLocked = recipient !== null;
  const { name, letGo } = shelf.claimName(new Date(), { isLocked });
  const begun = {
    ...{ name, at: new Date().toISOString(), why, app, isLocked, hasSecrets: withSecrets },
    broughtAt: null,
    ...{ bytes: 0, counts: null, fault: null, isInBucket: false },
  };
  try {
    const wish = { target: shelf.at(name), why, withSecrets, recipient, app };
    const made = await makeBackup(env, wish, options);
    const { manifest, bytes } = made;
    const note = { ...begun, bytes, counts: manifest.counts, at: manifest.madeAt };
    await shelf.note(note);
    await noteBackup(env.DATA_DIR, new Date(note.at));
    return { name, note, made };
  } catch (error) {
    const told = options.signal.aborted ? null : toldAfter(error, env.DATA_DIR);
    // A disk that is full has no room for this either.
    if (told) await shelf.note({ ...begun, ...told }).catch(() => undefined);
    throw error;
  } finally {
    letGo();
  }
}
