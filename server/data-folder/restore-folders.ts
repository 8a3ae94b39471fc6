/** What restoring makes beside a database: folders, by the beginnings of their names. */
export const COMING = "restoring-";
export const BEFORE_RESTORE = "before-restore-";
/** There while the parts of a site are exchanged: how to undo it. */
export const EXCHANGE = "exchange.json";
