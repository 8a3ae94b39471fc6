/** What is done to several at once is done to so many. */
export const MOST_AT_ONCE = 500;
export const MOST_DAYS = 3660;
export const MOST_PERCENT = 500;
export const MOST_COPIES = 52;
