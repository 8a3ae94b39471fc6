import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import { DatabaseError } from "./database-error.ts";
import { migrations } from "./migrations/index.ts";

/** @throws DatabaseError "foreign" when there are tables, and ours are not among them */
export function refuseForeign(where: string, tables: string[]): void {
  const [first] = tables;
  if (first === undefined || tables.includes(DEFAULT_MIGRATION_TABLE)) return;
  throw new DatabaseError("foreign", where, `holds the table ${first}`);
}

/** @throws DatabaseError "newer" when it holds a change that this version does not know */
export function refuseNewer(where: string, changes: string[]): void {
  const unknown = changes.find((name) => !(name in migrations));
  if (unknown) throw new DatabaseError("newer", where, `holds the change ${unknown}`);
}
