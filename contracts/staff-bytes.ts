const KILOBYTE = 1024;

/** JSON of whoever is signed in. */
export const STAFF_BYTES = 1024 * KILOBYTE;
