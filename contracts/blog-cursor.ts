/** A place in the list of posts: a page that begins there stays right, whatever comes and goes before it. */
export type BlogPlace = { createdAt: string; _id: string };

/** To be put into an address, and read by `placeOf` alone. */
export const cursorOf = ({ createdAt, _id }: BlogPlace): string => `${createdAt}_${_id}`;

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]{5,15}Z)_(.{1,100})$/;

/** @returns null for what is no cursor */
export function placeOf(cursor: string): BlogPlace | null {
  const [, createdAt, _id] = CURSOR.exec(cursor) ?? [];
  return createdAt && _id ? { createdAt, _id } : null;
}
