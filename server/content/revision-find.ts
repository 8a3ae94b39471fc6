import type { SelectQueryBuilder } from "kysely";
import type { Db, Tables, Tx } from "#server/db/schema.ts";
import { columnsOf, type Place } from "./place.ts";
import { unpackBody } from "./revision-body.ts";
import { type Body, bodyNow } from "./state.ts";

type Rows = SelectQueryBuilder<Tables, "revision", Record<never, never>>;

/**
 * What a revision held, as its kind is today; null: there is none.
 * @param which of those of the place
 */
export async function bodyOfRevision(
  source: Db | Tx,
  place: Place,
  which: (rows: Rows) => Rows,
): Promise<Body | null> {
  const rows = source.selectFrom("revision").where((eb) => eb.and(columnsOf(place)));
  const row = await which(rows).select(["schema", "base", "body"]).limit(1).executeTakeFirst();
  if (!row) return null;
  const base = row.base === null ? null : unpackBody(await wholeBody(source, row.base), null);
  const body: Body = JSON.parse(unpackBody(row.body, base));
  return bodyNow(place, { body, schema: row.schema });
}

/** What was public with that version; null: nothing. Published again as it was, it is kept once. */
export const bodyOncePublic = (source: Db | Tx, place: Place, version: number) =>
  bodyOfRevision(source, place, (rows) =>
    rows.where("version", "<=", version).where("action", "!=", "draft").orderBy("version", "desc"),
  );

/**
 * Of those that were public the last one, by its version: ids are times, and the clock may have been wrong when one was
 * made. Those that only waited count versions of their own.
 */
export const lastPublic = (source: Db | Tx, place: Place) =>
  source
    .selectFrom("revision")
    .where((eb) => eb.and(columnsOf(place)))
    .where("action", "!=", "draft")
    .orderBy("version", "desc")
    .limit(1);

async function wholeBody(source: Db | Tx, id: string): Promise<Buffer> {
  const query = source.selectFrom("revision").select("body").where("id", "=", id);
  return (await query.executeTakeFirstOrThrow()).body;
}

/** Whether what was kept last of all is what waited with that version: it was given up, not published. */
export async function isKeptLast(tx: Tx, place: Place, version: number): Promise<boolean> {
  const last = await tx
    .selectFrom("revision")
    .select(["action", "version"])
    .where((eb) => eb.and(columnsOf(place)))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.action === "draft" && last.version === version;
}
