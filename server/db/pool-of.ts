import type { Db } from "./schema.ts";

/** Connections: how many there are, how many have nothing to do, and who waits for one. */
export type PoolLoad = { totalCount: number; idleCount: number; waitingCount: number };

const pools = new WeakMap<Db, PoolLoad>();

export const rememberPool = (db: Db, pool: PoolLoad): void => void pools.set(db, pool);

/** Null: this database is a file. */
export const poolOf = (db: Db): PoolLoad | null => pools.get(db) ?? null;
