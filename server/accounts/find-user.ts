import type { User } from "#contracts/user.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { toUser, USER } from "./staff-role.ts";

/** @param lock nobody else changes them, or their password, until the transaction has ended */
export async function findUser(
  source: Db | Tx,
  id: string,
  { lock = false } = {},
): Promise<User | null> {
  const user = await source
    .selectFrom("staff")
    .select(USER)
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return user ? toUser(user) : null;
}

/** @throws DomainError "not-found" */
export async function requireUser(...which: Parameters<typeof findUser>): Promise<User> {
  const user = await findUser(...which);
  if (!user) throw new DomainError("not-found");
  return user;
}

/**
 * Nobody's role changes, and nobody is removed, until the transaction has ended: the new owner must not
 * be removed while the ownership is handed over.
 * @throws DomainError "not-found" for either of the two
 */
export async function lockStaff(
  tx: Tx,
  by: string,
  id: string,
): Promise<Record<"user" | "target", User>> {
  const all = await tx.selectFrom("staff").select(USER).orderBy("id").forUpdate().execute();
  const [user, target] = [by, id].map((wanted) => all.find((one) => one.id === wanted));
  if (!user || !target) throw new DomainError("not-found");
  return { user: toUser(user), target: toUser(target) };
}
