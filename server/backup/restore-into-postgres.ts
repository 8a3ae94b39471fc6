import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { secretFile } from "#server/data-folder/secret.ts";
import { raiseContentNumber } from "#server/db/content-number.ts";
import { copyTables } from "#server/db/copy-tables.ts";
import { openPostgres } from "#server/db/open-postgres.server.ts";
import { openSqlite } from "#server/db/open-sqlite.server.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { planTables, type TablePlan } from "#server/db/table-plan.ts";

const OUTCOME = "Nothing was changed.";

/**
 * Puts an unpacked backup in the place of what this database holds, in one transaction: nodes that run on it show
 * the one site until it is stored, and the other from then on.
 * @throws OwnerError, DomainError; then nothing is changed
 */
export async function restoreIntoPostgres(folder: string, url: string): Promise<void> {
  const target = await openPostgres(url);
  try {
    const source = await openSqlite(path.join(folder, "rihla.sqlite"));
    try {
      await target.transaction().execute((tx) => exchange({ source, tx, folder }));
    } finally {
      await source.destroy();
    }
  } finally {
    await target.destroy();
  }
}

async function exchange({ source, tx, folder }: { source: Db; tx: Tx; folder: string }) {
  const plans = await planTables(tx);
  // Who reads goes on; who writes waits.
  await sql`lock table ${sql.join(plans.map(({ name }) => sql.table(name)))} in exclusive mode`.execute(
    tx,
  );
  const before = await tx.selectFrom("contentVersion").select("number").executeTakeFirst();
  const ownSecret = await tx.selectFrom("sharedSecret").select("value").executeTakeFirst();
  for (const { name } of plans.toReversed()) await sql`delete from ${sql.table(name)}`.execute(tx);
  await copyTables({ source, target: tx, plans: withoutSecrets(plans), outcome: OUTCOME });
  const brought = existsSync(secretFile(folder))
    ? readFileSync(secretFile(folder), "utf8").trim()
    : ownSecret?.value;
  if (brought)
    await tx.insertInto("sharedSecret").values({ id: "session", value: brought }).execute();
  await raiseContentNumber(tx, before?.number ?? 0, null);
}

const withoutSecrets = (plans: readonly TablePlan[]) =>
  plans.filter(({ name }) => name !== "sharedSecret");
