import type { Db, Tx } from "#server/db/schema.ts";
import { requireUser } from "./find-user.ts";
import { requirePassword, requireStillPassword } from "./password.ts";

/**
 * With the password of now, in a transaction that locks the user; the password is checked before it, as that is
 * slow on purpose.
 * @throws DomainError "wrong-current-password", "not-found"
 */
export async function confirmedChange<T>(
  db: Db,
  { userId, currentPassword }: { userId: string; currentPassword: string },
  work: (tx: Tx, name: string) => Promise<T>,
): Promise<T> {
  const known = await requirePassword(db, userId, currentPassword);
  return db.transaction().execute(async (tx) => {
    const { name } = await requireUser(tx, userId, { lock: true });
    await requireStillPassword(tx, userId, known);
    return work(tx, name);
  });
}
