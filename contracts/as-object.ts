/** A copy of what is stored; empty where something else stands in its place. */
export function asObject(value: unknown): Record<string, unknown> {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? { ...value } : {};
}
