/** What a list of departures can be asked for: `?show=`. */
export const SHOWS = ["seats", "direct", "ramadan"] as const;

export type Show = (typeof SHOWS)[number];

export const isShow = (value: string): value is Show => SHOWS.some((show) => show === value);

/** Of this century: `?month=2027-02`. */
export const isMonth = (value: string): boolean => /^20[2-9]\d-(0[1-9]|1[0-2])$/.test(value);
