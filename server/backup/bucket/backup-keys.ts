/** Everything of ours in a bucket that others may use too. */
export const BACKUPS = "backups/";

/** A backup, encrypted or not, and what is noted about it beside it. */
const OWN_NAME = /^rihla-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z(\.tar\.zst(\.age)?(\.json)?|\.json)$/;

/** Whether our naming made it: nothing else is ever removed. */
export const isBackupKey = (key: string): boolean =>
  key.startsWith(BACKUPS) && OWN_NAME.test(key.slice(BACKUPS.length));
