import type { Db, Tx } from "#server/db/schema.ts";
import { betterAuthIn } from "./better-auth-in.ts";
import { findUser } from "./find-user.ts";
import { isStillPassword } from "./password.ts";

/** As better-auth's plugin names a sign-in that waits for a code. */
const PREFIX = "2fa-";

/** @returns the id of whoever's code is waited for; null: it is over, or never was */
export async function findSignInUnderWay(db: Db, identifier: string): Promise<string | null> {
  if (!identifier.startsWith(PREFIX)) return null;
  const row = await db
    .selectFrom("staffVerification")
    .select("value")
    .where("identifier", "=", identifier)
    .where("expiresAt", ">", new Date().toISOString())
    .executeTakeFirst();
  return row?.value ?? null;
}

/**
 * A new password ends what is under way, but not a sign-in that begins at this moment with the old one.
 * @param hash what the password was held against
 * @returns false: the password was changed meanwhile, and no code is waited for
 */
export const keepSignInUnderWay = (db: Db, userId: string, hash: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const user = await findUser(tx, userId, { lock: true });
    const isKept = user !== null && (await isStillPassword(tx, userId, hash));
    if (!isKept) await endSignInsUnderWay(tx, userId);
    return isKept;
  });

/** Whoever typed the password before this types it again. */
export async function endSignInsUnderWay(tx: Tx, userId: string): Promise<void> {
  const { adapter } = await betterAuthIn(tx);
  await adapter.deleteMany({
    model: "verification",
    where: [
      { field: "value", value: userId },
      { field: "identifier", operator: "starts_with", value: PREFIX },
    ],
  });
}
