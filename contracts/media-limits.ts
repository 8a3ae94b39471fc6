export const ALT_LENGTH = 300;

/** At most, of one file. */
export const UPLOAD_BYTES = 20 * 1024 * 1024;

/** With boundaries, headers and the words beside the file. */
export const UPLOAD_FORM_BYTES = UPLOAD_BYTES + 16 * 1024;

/** What a file dialog offers. An iPhone makes JPEGs of its own format when it reads this. */
export const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml";

/** Uploads are written to the disk while they come, and no JSON. */
export const isUpload = (method: string, path: string): boolean =>
  method === "POST" && path === "/api/media";
