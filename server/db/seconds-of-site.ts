/** A column of PostgreSQL has room for the seconds of 68 years from then. */
const FIRST_DAY_MS = Date.UTC(2026, 0);

/** A version that no earlier one of the site has come to: nobody saves once a second for years. */
export const secondsOfSite = (): number =>
  Math.max(1, Math.floor((Date.now() - FIRST_DAY_MS) / 1000));
