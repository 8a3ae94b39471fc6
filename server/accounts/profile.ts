import type { Profile, User } from "#contracts/user.ts";
import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import { isTaken } from "#server/db/is-taken.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { clearAttemptsOn } from "./attempt.ts";
import { betterAuthIn } from "./better-auth-in.ts";
import { requireUser } from "./find-user.ts";
import {
  hashNewPassword,
  makePassword,
  requirePassword,
  requireStillPassword,
} from "./password.ts";
import { voidResetLinks } from "./reset-links.ts";
import { endSecondFactor } from "./second-factor-end.ts";
import { endSignInsUnderWay } from "./sign-ins-under-way.ts";
import { endSessions } from "./staff-session.ts";

/** Whoever took the account over cannot keep its owner from hearing of it. */
const OLD_ADDRESS_MS = 7 * 86_400_000;

const tellOldAddress = (tx: Tx, { name, email }: Pick<User, "name" | "email">) =>
  queueMail(tx, {
    ...{ kind: "email-changed", to: email, payload: { name } },
    expiresAt: new Date(Date.now() + OLD_ADDRESS_MS).toISOString(),
  });

export function createProfile(db: Db) {
  return {
    /**
     * A new password ends every other session.
     * @param sessionId the one that goes on
     * @param canMail the old address is told of a new one
     * @throws DomainError "wrong-current-password", "common-password", "email-taken", "not-found"
     */
    async update(
      userId: string,
      profile: Profile,
      { sessionId, canMail }: { sessionId: string; canMail: boolean },
    ): Promise<User> {
      const { name, email, password, currentPassword, language } = profile;
      const isNewEmail = email !== undefined && email !== (await requireUser(db, userId)).email;
      const needsPassword = isNewEmail || password !== undefined;
      const known = needsPassword ? await requirePassword(db, userId, currentPassword) : null;
      const hash = password === undefined ? null : await hashNewPassword(password);
      try {
        return await db.transaction().execute(async (tx) => {
          const old = await requireUser(tx, userId, { lock: true });
          if (known) await requireStillPassword(tx, userId, known);
          const changed = { name: name ?? old.name, email: email ?? old.email };
          const { internalAdapter } = await betterAuthIn(tx);
          await internalAdapter.updateUser(userId, { ...changed, ...(language && { language }) });
          if (hash) await setPassword(tx, userId, hash, sessionId);
          else if (changed.email !== old.email) await voidResetLinks(tx, userId);
          if (canMail && changed.email !== old.email) await tellOldAddress(tx, old);
          const deed = { action: "update", thing: "user", thingId: userId } as const;
          await recordAuditEntry(tx, { by: userId, ...deed, summary: changed.name });
          return requireUser(tx, userId);
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
        const { name } = await requireUser(tx, userId, { lock: true });
        await setPassword(tx, userId, hash, null);
        await tx.deleteFrom("attempt").execute();
        const deed = { action: "password-reset", thing: "user", thingId: userId } as const;
        await recordAuditEntry(tx, { by: null, ...deed, summary: name });
      });
      return password;
    },

    /**
     * For whoever lost the app and the recovery codes; by a command on the server.
     * @throws DomainError "not-found", "second-factor-missing"
     */
    endSecondFactor: (userId: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const { name } = await requireUser(tx, userId, { lock: true });
        await endSecondFactor(tx, { userId, name, by: null });
      }),
  };
}

/**
 * Ends the sessions and the links by mail, and forgets the wrong tries. The user is locked before.
 * @param keptSessionId the one that goes on, if any
 */
export async function setPassword(
  tx: Tx,
  userId: string,
  hash: string,
  keptSessionId: string | null,
): Promise<void> {
  const { internalAdapter } = await betterAuthIn(tx);
  await internalAdapter.updatePassword(userId, hash);
  await clearAttemptsOn(tx, userId);
  await voidResetLinks(tx, userId);
  await endSignInsUnderWay(tx, userId);
  await endSessions(tx, userId, { field: "id", operator: "ne", value: keptSessionId ?? "" });
}
