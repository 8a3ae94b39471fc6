type Origin = { version?: unknown; base?: unknown };

export const versionOf = ({ version }: Origin): unknown => version;

/** What it was made from. */
export const numbersOf = (thing: Origin): object =>
  "version" in thing || "base" in thing ? { version: thing.version, base: thing.base } : {};
