import { capital } from "#app/admin/pieces/capital.ts";
import type { BackupCounts, BackupFault, BackupWork, KeptBackup } from "#contracts/backups.ts";
import type { Room } from "#contracts/room.ts";
import { roomWords } from "#i18n/disk-room.ts";
import * as words from "#i18n/en/admin/backups.ts";
import { faults, toDo } from "#i18n/en/backup-faults.ts";
import { comma } from "#i18n/en/language.ts";
import { fileSize } from "#i18n/file-size.ts";
import { fill, plural } from "#i18n/fill.ts";

/** "268 MB, every night, locked". */
export function aboutBackup(backup: KeptBackup): string {
  const { bytes, fault, keptAs, isLocked, hasSecrets } = backup;
  const parts = [
    bytes > 0 ? fileSize(bytes) : "",
    words.keptAs[keptAs],
    isLocked && !fault ? words.isLocked : "",
    hasSecrets && !fault ? words.hasSecrets : "",
    fault ? "" : placeWords(backup),
  ];
  return capital(parts.filter(Boolean).join(comma));
}

function placeWords({ isHere, isInBucket, unsent }: KeptBackup): string {
  if (isInBucket) return isHere ? words.inBucketToo : words.inBucketAlone;
  if (unsent) return fill(words.notInBucket, { fault: faults[unsent] });
  return isHere ? "" : words.elsewhere;
}

/** What to do about one that did not finish; of a full disk how full it was. */
export const helpOf = (fault: BackupFault, room: Room | undefined): string =>
  room ? `${roomWords(room)} ${toDo[fault]}` : toDo[fault];

/** How sure it is that it can be put back. */
export function standingOf({ why, fault, counts }: KeptBackup): string {
  if (fault) return fill(words.didNotFinish, { fault: faults[fault] });
  if (why !== "brought") return words.triedAndWhole;
  return counts ? words.isWhole : words.notLookedInto;
}

/** Of one that is locked and came from elsewhere nobody knows. */
export const isKnown = ({ why, counts, fault }: KeptBackup): boolean =>
  why !== "brought" || counts !== null || fault !== null;

/** What was compared. */
export const comparedWords = ({ posts, pictures, enquiries }: BackupCounts): string =>
  fill(words.compared, {
    posts: plural(words.posts, posts),
    pictures: plural(words.pictures, pictures),
    enquiries: plural(words.enquiries, enquiries),
  });

/** Null: nobody knows. What is unpacked is larger than the file. */
export const percentOf = ({ done, of }: Pick<BackupWork, "done" | "of">): number | null =>
  of > 0 ? Math.min(100, Math.floor((100 * done) / of)) : null;

/** What can be downloaded, and put back. */
export const isInReach = ({ fault, isHere, isInBucket }: KeptBackup): boolean =>
  fault === null && (isHere || isInBucket);
