/** Folders beside a database that restoring makes, by the beginnings of their names. */
export const COMING = "restoring-";
export const BEFORE_RESTORE = "before-restore-";
