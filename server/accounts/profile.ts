import type { Profile, User } from "#contracts/user.ts";
import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import { isTaken } from "#server/db/is-taken.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { clearAttemptsOn } from "./attempt.ts";
import {
  hashNewPassword,
  makePassword,
  requirePassword,
  requireStillPassword,
} from "./password.ts";
import { voidResetLinks } from "./reset-links.ts";
import { toUser, USER } from "./staff-role.ts";

export function createProfile(db: Db) {
  return {
    /**
     * A new password ends every other session.
     * @param sessionId the one that goes on
     * @throws DomainError "wrong-current-password", "common-password", "email-taken", "not-found"
     */
    async update(userId: string, profile: Profile, sessionId: string): Promise<User> {
      const { name, email, password, currentPassword } = profile;
      const isNewEmail = email !== undefined && email !== (await find(db, userId)).email;
      const needsPassword = isNewEmail || password !== undefined;
      const known = needsPassword ? await requirePassword(db, userId, currentPassword) : null;
      const hash = password === undefined ? null : await hashNewPassword(password);
      try {
        return await db.transaction().execute(async (tx) => {
          const old = await find(tx, userId, { lock: true });
          if (known) await requireStillPassword(tx, userId, known);
          const updatedAt = new Date().toISOString();
          const user = { ...old, name: name ?? old.name, email: email ?? old.email };
          await tx
            .updateTable("staff")
            .set({ name: user.name, email: user.email, updatedAt })
            .where("id", "=", userId)
            .execute();
          if (hash) await setPassword(tx, userId, hash, sessionId);
          else if (user.email !== old.email) await voidResetLinks(tx, userId);
          const deed = { action: "update", thing: "user", thingId: userId } as const;
          await recordAuditEntry(tx, { by: userId, ...deed, summary: user.name });
          return user;
        });
      } catch (error) {
        throw isTaken(error) ? new DomainError("email-taken") : error;
      }
    },

    /**
     * For an owner who is locked out; whoever may run commands on the server may do this. Nobody is
     * held up by earlier tries any more.
     * @returns the new password, which is shown once
     */
    async resetPassword(userId: string): Promise<string> {
      const password = makePassword();
      const hash = await hashNewPassword(password);
      await db.transaction().execute(async (tx) => {
        const { name } = await find(tx, userId);
        await setPassword(tx, userId, hash, null);
        await tx.deleteFrom("attempt").execute();
        const deed = { action: "password-reset", thing: "user", thingId: userId } as const;
        await recordAuditEntry(tx, { by: null, ...deed, summary: name });
      });
      return password;
    },
  };
}

/** @param lock no other transaction changes them until this one has ended */
async function find(source: Db | Tx, userId: string, { lock = false } = {}): Promise<User> {
  const user = await source
    .selectFrom("staff")
    .select(USER)
    .where("id", "=", userId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!user) throw new DomainError("not-found");
  return toUser(user);
}

/** Ends the sessions and the links by mail, and forgets the wrong tries. @param keptSessionId the one that goes on, if any */
export async function setPassword(
  tx: Tx,
  userId: string,
  hash: string,
  keptSessionId: string | null,
): Promise<void> {
  await tx
    .updateTable("staffAccount")
    .set({ password: hash, updatedAt: new Date().toISOString() })
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .execute();
  await clearAttemptsOn(tx, userId);
  await voidResetLinks(tx, userId);
  let sessions = tx.deleteFrom("staffSession").where("userId", "=", userId);
  if (keptSessionId) sessions = sessions.where("id", "!=", keptSessionId);
  await sessions.execute();
}
