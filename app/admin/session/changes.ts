/** The fields in which two states of a thing differ; what it was made from does not count. */
export function changedFields<T extends object>(from: T, to: T): (keyof T & string)[] {
  const keys = Object.keys({ ...from, ...to }) as (keyof T & string)[];
  return keys.filter((key) => !UNEDITED.has(key) && !isSame(from[key], to[key]));
}

/** Long texts are compared as they are. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (!(typeof one === "string" && typeof other === "string") &&
    JSON.stringify(one) === JSON.stringify(other));

const UNEDITED = new Set(["_id", "version", "base", "createdAt", "updatedAt"]);
