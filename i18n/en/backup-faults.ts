import type { BackupFault } from "#contracts/backups.ts";

/** Why one was not made, or not put back: a part of a sentence. */
export const faults = {
  "disk-full": "disk full",
  "not-whole": "it was not whole",
  foreign: "it is no backup of Rihla",
  newer: "a newer version made it",
  locked: "the key does not open it",
  "bucket-away": "the bucket does not answer",
  "bucket-refused": "the bucket refuses it",
  "bucket-full": "the bucket is full",
  database: "the database did not answer",
  other: "something unforeseen happened",
  stopped: "the server was stopped meanwhile",
  unclear: "the server ended in the middle of it",
} as const satisfies Record<BackupFault, string>;
/** What to do about each. */
export const toDo = {
  "disk-full":
    "Remove backups that nobody needs, or ask your host for a larger disk. Then make one now.",
  "not-whole":
    "What was written could not be read again: ask your host to look at the disk. Then make one now.",
  foreign: "Choose a file that was downloaded here: its name ends in .tar.zst or .tar.zst.age.",
  newer: "Put that version of Rihla in place first.",
  locked: "Paste the key that was shown when backups were locked.",
  "bucket-away": "Ask your host to look at the bucket and the S3_ variables. Then try again.",
  "bucket-refused":
    "Ask your host whether the keys in the S3_ variables may read, write, list and delete in the bucket. Then try again.",
  "bucket-full": "Make room in the bucket, or ask your host to raise its limit. Then try again.",
  database: "See under System how the database stands. Then try again.",
  other: "The log of the server says more. Try again; where it fails once more, ask your host.",
  stopped: "Put it back again when you like: nothing has to be cleaned up before.",
  unclear:
    "Look at the site: it holds all of that backup or nothing of it. Where it is not in place, put it back again.",
} as const satisfies Record<BackupFault, string>;
