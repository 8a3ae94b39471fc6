import { BACKUP_FILE_BYTES, BACKUP_UPLOAD } from "./backup-limits.ts";
import { IMPORT_FORM_BYTES } from "./import-limits.ts";

export const ALT_LENGTH = 300;

/** At most, of one file. */
export const UPLOAD_BYTES = 20 * 1024 * 1024;

/** With boundaries, headers and the words beside the file. */
export const UPLOAD_FORM_BYTES = UPLOAD_BYTES + 16 * 1024;

/** What a file dialog offers. An iPhone makes JPEGs of its own format when it reads this. */
export const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml";

/** Uploads are written to the disk while they come, and no JSON. */
export const UPLOADS: Record<string, number> = {
  "/api/media": UPLOAD_FORM_BYTES,
  "/api/imports": IMPORT_FORM_BYTES,
  [BACKUP_UPLOAD]: BACKUP_FILE_BYTES,
};

/** The most bytes of an upload; 0: it is none. */
export const uploadBytes = (method: string, path: string): number =>
  (method === "POST" && UPLOADS[path]) || 0;

export const isUpload = (method: string, path: string): boolean => uploadBytes(method, path) > 0;
