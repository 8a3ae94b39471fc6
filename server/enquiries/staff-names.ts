import type { Db, Tx } from "#server/db/schema.ts";
import type { StaffNames } from "./enquiry-row.ts";

/** Of everybody on the staff, as they are called now. */
export async function staffNames(source: Db | Tx): Promise<StaffNames> {
  const rows = await source.selectFrom("staff").select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
