/**
 * What SQLite puts aside while it changes many rows lies on the disk of the site: one for temporary files that is full
 * would stop writes for which the site has room. It looks for this once, before the first database is opened.
 */
export function keepTemporaryBeside(dataFolder: string): void {
  process.env.SQLITE_TMPDIR ??= dataFolder;
}
