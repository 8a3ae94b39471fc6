import { createHash } from "node:crypto";
import Database from "better-sqlite3";
import type { BackupCounts } from "#contracts/backups.ts";
import { readInPlace } from "#server/db/inspect-sqlite.server.ts";
import { openToRead } from "#server/db/open-to-read.ts";
import type { TableSums } from "./manifest.ts";

/** Of whoever is signed in, or wants to be; of the site itself. */
const PRIVATE = [
  ...(["staffSession", "staffVerification", "appSetUp", "passwordReset", "attempt"] as const),
  "sharedSecret",
] as const;

/**
 * Links that open something to whoever has them, and the column that says that one is over: one that was withdrawn, or
 * used, since then would open it again.
 */
const OPENING = [
  { table: "invitation", over: "usedAt" },
  { table: "sharedPreview", over: "endedAt" },
];

/** Mail with a link in it that opens an account. */
const PRIVATE_MAIL = ["invitation", "password-reset"];

/** Kysely's own, SQLite's own, and what is made anew from the posts. */
const NOT_OURS = /^(kysely_|sqlite_|blogSearch)/;

/**
 * Takes out what opens the site to others; sessions stay where they are asked for, the site's own secret lies
 * beside them.
 * @param file a copy that nobody else has
 */
export function cleanCopy(file: string, { withSecrets }: { withSecrets: boolean }): void {
  const database = new Database(file);
  try {
    // What is deleted does not stay in the file.
    database.pragma("secure_delete = ON");
    const there = new Set(tablesOf(database));
    const emptied = withSecrets ? ["sharedSecret"] : PRIVATE;
    for (const name of emptied) if (there.has(name)) database.exec(`delete from "${name}"`);
    for (const { table, over } of withSecrets ? [] : OPENING) {
      if (there.has(table)) database.exec(`delete from "${table}" where "${over}" is null`);
    }
    if (!withSecrets && there.has("mail")) {
      const remove = database.prepare("delete from mail where kind = ? and state <> 'sent'");
      for (const kind of PRIVATE_MAIL) remove.run(kind);
    }
    database.pragma("journal_mode = delete");
  } finally {
    database.close();
  }
}

type Described = {
  counts: BackupCounts;
  site: string;
  migration: string;
  tables: TableSums;
};

/** What a copy holds: for people, and to compare it by. */
export function describeCopy(file: string): Described {
  const database = openToRead(file);
  try {
    const names = tablesOf(database);
    const count = (name: string, where = "") =>
      names.includes(name)
        ? Number(database.prepare(`select count(*) from "${name}" ${where}`).pluck().get())
        : 0;
    return {
      counts: {
        posts: count("blog"),
        pictures: count("media", "where isReady = 1"),
        enquiries: count("enquiry"),
        users: count("staff"),
      },
      site: names.includes("document") ? brandIn(database) : "",
      migration: String(
        database.prepare("select max(name) from kysely_migration").pluck().get() ?? "",
      ),
      tables: Object.fromEntries(names.map((name) => [name, sumOf(database, name)])),
    };
  } finally {
    database.close();
  }
}

/** How many rows each table has. @param file that this process has just written, for itself alone */
export function countRows(file: string): Record<string, number> {
  const database = openToRead(file);
  try {
    readInPlace(database, file);
    const count = (name: string) =>
      Number(database.prepare(`select count(*) from "${name}"`).pluck().get());
    return Object.fromEntries(tablesOf(database).map((name) => [name, count(name)]));
  } finally {
    database.close();
  }
}

const tablesOf = (database: Database.Database): string[] =>
  database
    .prepare<[], string>("select name from sqlite_master where type = 'table' order by name")
    .pluck()
    .all()
    .filter((name) => !NOT_OURS.test(name));

const AGENCY = "kind = 'settings' and documentId = 'agency' and lang = 'en'";
/** Before 0018-content-store. */
const AGENCY_BEFORE = "id = 'settings/agency'";

function brandIn(database: Database.Database): string {
  const columns = database.prepare("select name from pragma_table_info('document')").pluck().all();
  const where = columns.includes("kind") ? AGENCY : AGENCY_BEFORE;
  const body = database
    .prepare<[], string>(`select body from document where ${where}`)
    .pluck()
    .get();
  const { brand } = JSON.parse(body ?? "{}") as { brand?: { name?: string } };
  return brand?.name ?? "";
}

function sumOf(database: Database.Database, name: string): TableSums[string] {
  const key = database
    .prepare<[string], string>("select name from pragma_table_info(?) where pk > 0 order by pk")
    .pluck()
    .all(name)
    .map((column) => `"${column}"`);
  const order = key.length > 0 ? key.join() : "rowid";
  const hash = createHash("sha256");
  let rows = 0;
  const all = database.prepare<[], unknown[]>(`select * from "${name}" order by ${order}`).raw();
  for (const row of all.iterate()) {
    for (const value of row) {
      if (Buffer.isBuffer(value)) hash.update(`${value.length}:`).update(value);
      else hash.update(`${JSON.stringify(value)},`);
    }
    rows++;
  }
  return { rows, sum: hash.digest("hex") };
}
