const REGIONS = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** What stands for nowhere. */
const NOWHERE = "ZZ";

/** Two letters of ISO 3166-1 that name a place. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && code !== NOWHERE && REGIONS.of(code) !== undefined;
