/** Entries of one's own; addresses that posts had are not counted. */
export const MOST_REDIRECTS = 10_000;

/** Pasted at once. */
export const MOST_LINES = 5000;
export const LINES_LENGTH = 900_000;
