/** Where the file of a backup is brought. */
export const BACKUP_UPLOAD = "/api/backups/file";

/** More than any disk holds: what there is room for decides. */
export const BACKUP_FILE_BYTES = 1024 ** 4;
