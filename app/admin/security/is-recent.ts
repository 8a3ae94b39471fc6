const DAY_MS = 86_400_000;

/** Within a day. @param now both ISO 8601 */
export const isRecent = (at: string, now: string): boolean =>
  Date.parse(now) - Date.parse(at) < DAY_MS;
