type Origin = { version?: unknown; base?: unknown };

/** None where nothing of it is stored. */
export const versionOf = ({ version }: Origin): number | undefined =>
  typeof version === "number" ? version : undefined;

/** What it was made from. */
export const numbersOf = (thing: Origin): object =>
  "version" in thing || "base" in thing ? { version: thing.version, base: thing.base } : {};
