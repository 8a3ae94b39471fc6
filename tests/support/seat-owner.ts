import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { makeSession } from "./make-session.ts";

/** Of `OWNER`'s password: making one is slow on purpose. */
const READY_HASH =
  "ac67acd1ee98d5290f4b367ba7c46b3d:7aa0aea22cd45800b9b62d5eabc532e6f27ddb9a937b3ef84c5278664f7f830ce62a9e4aeb0f5ea649d37e178fb7589e09c5e971f70a7f9b19c12ef4062b1470";

/**
 * Puts them, where there is nobody yet, and a session of theirs into the database of a server that runs.
 * @returns the Cookie header of the browser they sit at
 */
export function seatOwner(folder: string, owner: { name: string; email: string }): string {
  const database = new Database(path.join(folder, "rihla.sqlite"), { timeout: 10_000 });
  try {
    const userId = database.transaction(() => findOrMake(database, owner)).immediate();
    const { row, cookie } = makeSession(userId, readFileSync(path.join(folder, "secret"), "utf8"));
    insert(database, "staffSession", row);
    return cookie;
  } finally {
    database.close();
  }
}

function findOrMake(database: Database.Database, { name, email }: { name: string; email: string }) {
  const found = database.prepare("select id from staff where email = ?").pluck().get(email);
  if (found) return String(found);
  const [id, now] = [randomUUID(), new Date().toISOString()];
  const times = { createdAt: now, updatedAt: now };
  insert(database, "staff", { id, name, email, owner: 1, ...times });
  const account = { accountId: id, providerId: "credential", userId: id, password: READY_HASH };
  insert(database, "staffAccount", { id: randomUUID(), ...account, ...times });
  return id;
}

function insert(database: Database.Database, table: string, row: Record<string, unknown>): void {
  const names = Object.keys(row);
  const columns = names.map((name) => `"${name}"`).join(", ");
  const values = names.map((name) => `@${name}`).join(", ");
  database.prepare(`insert into "${table}" (${columns}) values (${values})`).run(row);
}
