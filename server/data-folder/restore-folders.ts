/** What restoring makes beside a database: folders, by the beginnings of their names. */
export const COMING = "restoring-";
export const BEFORE_RESTORE = "before-restore-";
/** There while a backup is put back, and after one that the end of the server broke off. */
export const RESTORE_NOTE = "restore-under-way.json";
/** There while the parts of a site are exchanged: how to undo it. */
export const EXCHANGE = "exchange.json";
