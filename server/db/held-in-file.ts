import Database from "better-sqlite3";

/** Of a site: what nobody has written, and whoever could have. */
const CONTENT = ["document", "blog", "staff"];
/** SQLite's user_version of a site that was begun without content. */
const BEGUN_EMPTY = 1;

/** Marks a site without content, so that it is not taken for one that has lost it. */
export const MARK_BEGUN_EMPTY = `pragma user_version = ${BEGUN_EMPTY}`;

/**
 * `tables`: made by a first start that was not completed, or all that is left of a site without its log;
 * `begun`: the same, of a site that was begun without content.
 */
type Held = "nothing" | "tables" | "begun" | "site";

/** @param file that is there. One that cannot be read may hold a site: why not is told when it is opened. */
export function heldInFile(file: string): Held {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true });
    return heldIn(database);
  } catch {
    return "site";
  } finally {
    database?.close();
  }
}

/** @throws SqliteError */
export function heldIn(database: Database.Database): Held {
  const tables = database
    .prepare<[], string>("select name from sqlite_master where type = 'table'")
    .pluck()
    .all();
  if (tables.length === 0) return "nothing";
  // Earlier versions had content in other tables.
  if (!CONTENT.every((name) => tables.includes(name))) return "site";
  if (CONTENT.some((name) => database.prepare(`select 1 from ${name} limit 1`).get()))
    return "site";
  return database.pragma("user_version", { simple: true }) === BEGUN_EMPTY ? "begun" : "tables";
}
