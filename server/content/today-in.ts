import { asObject } from "#contracts/as-object.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import type { Tx } from "#server/db/schema.ts";
import { columnsOf } from "./place.ts";

/** Which day it is where the agency is, YYYY-MM-DD; before anybody has said where, in UTC. */
export async function todayIn(tx: Tx): Promise<string> {
  const row = await tx
    .selectFrom("document")
    .select("body")
    .where((eb) => eb.and(columnsOf({ kind: "settings", id: "contact" })))
    .executeTakeFirst();
  const { timeZone } = asObject(JSON.parse(row?.body ?? "{}"));
  return dayFormat(typeof timeZone === "string" ? timeZone : "UTC").format(Date.now());
}
