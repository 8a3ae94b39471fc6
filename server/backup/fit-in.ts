import { existsSync } from "node:fs";
import Database from "better-sqlite3";
import { secretFile } from "#server/data-folder/secret.ts";
import { sqliteFile } from "#server/db/open.server.ts";
import { openChecked } from "#server/db/open-sqlite.server.ts";
import { floorAbove } from "#server/db/version-after.ts";
import { cleanCopy } from "./describe-copy.ts";
import { type Manifest, markOf } from "./manifest.ts";
import { isOlderFile } from "./older-file.ts";

type FittingIn = {
  manifest: Manifest;
  /** Of the site that it is put into; null: it has none yet. */
  secret: string | null;
};

/** Whether a backup was made of that site. */
export const isSameSite = (manifest: Manifest | null, secret: string | null = null): boolean =>
  secret !== null && markOf(secret) === manifest?.secretMark;

/**
 * Whoever was signed out of a site since its backup was made is not signed in by putting that back. Sessions move with
 * a site to where there was none, or another one.
 * @param folder of what was unpacked and checked
 */
export function endSessionsOfOld(folder: string, { manifest, secret }: FittingIn): void {
  if (!isSameSite(manifest, secret)) return;
  cleanCopy(sqliteFile({ DATA_DIR: folder }), { withSecrets: false });
}

/**
 * Second factors are locked by the secret of the site that they were set up in: with another one nobody could
 * ever sign in by them, so they are off.
 * @param folder of what was unpacked and checked
 * @returns names of the staff whose second factor is off now
 */
export async function endForeignSecondFactors(
  folder: string,
  { manifest, secret }: FittingIn,
): Promise<string[]> {
  if (existsSync(secretFile(folder)) || isSameSite(manifest, secret)) return [];
  const file = sqliteFile({ DATA_DIR: folder });
  if (!isOlderFile(file) && !hasSecondFactors(file)) return [];
  // What signs people in is much to load, and few sites come here.
  const { createProfile } = await import("#server/accounts/profile.ts");
  const db = await openChecked(file);
  try {
    const profile = createProfile(db);
    const locked = await db
      .selectFrom("staffTwoFactor")
      .innerJoin("staff", "staff.id", "userId")
      .select(["staff.id", "staff.name"])
      .distinct()
      .execute();
    for (const { id } of locked) await profile.endSecondFactor(id);
    return locked.map(({ name }) => name);
  } finally {
    await db.destroy();
  }
}

function hasSecondFactors(file: string): boolean {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare("select 1 from staffTwoFactor limit 1").get() !== undefined;
  } finally {
    database.close();
  }
}

/** Of a site: of the changes of what visitors read, and below which no version is given out. */
type Counts = { number: number; floor: number };

/**
 * What browsers and nodes remember of the site that was there before is out of date, and so are its forms that are open.
 * @param database of what was unpacked
 * @param before of that site
 */
export function raiseCounts(database: string, before: Counts): void {
  const now = countsIn(database);
  const coming = new Database(database);
  try {
    coming
      .prepare("update contentVersion set number = ?, floor = ?")
      .run(Math.max(now.number, before.number) + 1, floorAbove(now.floor, before.floor));
    coming.pragma("journal_mode = delete");
  } finally {
    coming.close();
  }
}

/** 0 where there are none that can be read. */
export function countsIn(database: string): Counts {
  const none = { number: 0, floor: 0 };
  if (!existsSync(database)) return none;
  try {
    const there = new Database(database, { readonly: true });
    try {
      // An older edition has no floor.
      const row = there.prepare("select * from contentVersion").get() as Partial<Counts>;
      return { number: row.number ?? 0, floor: row.floor ?? 0 };
    } finally {
      there.close();
    }
  } catch {
    return none;
  }
}
