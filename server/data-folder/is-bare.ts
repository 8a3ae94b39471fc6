import { createUser } from "#server/accounts/user.ts";
import type { Db } from "#server/db/schema.ts";
import { isEmpty } from "#server/demo/seed.ts";

/** Without content, and nobody owns it. */
export const isBare = async (db: Db): Promise<boolean> =>
  (await isEmpty(db)) && (await createUser(db).isFirst());
