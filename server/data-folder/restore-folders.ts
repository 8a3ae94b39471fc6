/** What restoring makes beside a database: folders, by the beginnings of their names. */
export const COMING = "restoring-";
export const BEFORE_RESTORE = "before-restore-";
/** After the moment at which it was put aside. */
export const beforeRestoreAt = (now: Date): string =>
  BEFORE_RESTORE + now.toISOString().replaceAll(":", "-");
/** Of such a folder, ms; NaN for what is called otherwise. */
export function putAsideAt(folder: string): number {
  if (!folder.startsWith(BEFORE_RESTORE)) return Number.NaN;
  const [day, time = ""] = folder.slice(BEFORE_RESTORE.length).split("T");
  return Date.parse(`${day}T${time.replaceAll("-", ":")}`);
}
/** There while a backup is put back, and after one that the end of the server broke off. */
export const RESTORE_NOTE = "restore-under-way.json";
/** There while the parts of a site are exchanged: how to undo it. */
export const EXCHANGE = "exchange.json";
