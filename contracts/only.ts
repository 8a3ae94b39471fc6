/** Some of the fields of something. */
export function only<T extends object>(from: T, names: readonly (keyof T & string)[]): Partial<T> {
  const chosen: Partial<T> = {};
  for (const name of names) chosen[name] = from[name];
  return chosen;
}
