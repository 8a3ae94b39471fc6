/** Neighbours that belong together stand in one group. */
export function together<T>(all: readonly T[], belong: (one: T, next: T) => boolean): T[][] {
  const groups: T[][] = [];
  let last: T | undefined;
  for (const one of all) {
    if (last !== undefined && belong(last, one)) groups.at(-1)?.push(one);
    else groups.push([one]);
    last = one;
  }
  return groups;
}
