const KILOBYTE = 1024;

/** JSON of whoever is signed in: what is sent at once, and what waits of one document. */
export const STAFF_BYTES = 1024 * KILOBYTE;
