import { existsSync, readFileSync } from "node:fs";

/** Of a log of SQLite and of each page in it, bytes. */
const HEADER = 32;
const PAGE_HEADER = 24;
/** Its last bit says how it counts. */
const MAGIC = 0x377f0682;
const PAGE_SIZE_AT = 8;

/**
 * Whether the log beside a database is none, or ends within a page: SQLite reads as much as there is,
 * and does not say that what was written last is missing.
 */
export function isLogDamaged(database: string): boolean {
  const file = `${database}-wal`;
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  if (bytes.length === 0) return false;
  if (bytes.length < HEADER || (bytes.readUInt32BE(0) | 1) !== (MAGIC | 1)) return true;
  return (bytes.length - HEADER) % (bytes.readUInt32BE(PAGE_SIZE_AT) + PAGE_HEADER) !== 0;
}
