/** The clocks of nodes differ by less than this, and are corrected by less. */
export const CLOCKS_DIFFER_MS = 300_000;
