/** What stands where a country does, and is none: the first question, and asking us. */
export const NO_COUNTRIES: readonly string[] = ["start", "other"];

/** Whom a paper is for, by the addresses of their answers; none: for everybody. @param written with commas */
export const answersNamed = (written: string): string[] =>
  written
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
