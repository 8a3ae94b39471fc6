/** A piece costs microseconds, however little it brings; networks and proxies bring larger ones. */
const CRUMB_BYTES = 64;
/** A small body is one piece, and many of them come on one connection. */
const FREE_CRUMBS = 20;
/** Of one connection: many bodies cost as much as one. */
const MOST_CRUMBS = 1000;

const crumbs = new WeakMap<object, number>();

/**
 * @param connection whose bodies are counted together
 * @returns whether with this piece there are too many tiny ones
 */
export function createCrumbCount(connection: object): (piece: Uint8Array) => boolean {
  let free = FREE_CRUMBS;
  return ({ length }) => {
    if (length >= CRUMB_BYTES || free-- > 0) return false;
    const count = (crumbs.get(connection) ?? 0) + 1;
    crumbs.set(connection, count);
    return count > MOST_CRUMBS;
  };
}
