/** For `toSorted`: ids, days and moments as they are written, whatever language anybody reads. */
export const byCode =
  <Thing>(codeOf: (thing: Thing) => string) =>
  (one: Thing, other: Thing): number => {
    const [a, b] = [codeOf(one), codeOf(other)];
    return a < b ? -1 : Number(a > b);
  };
