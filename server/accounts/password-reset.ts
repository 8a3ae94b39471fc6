import { randomUUID } from "node:crypto";
import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { findUser } from "./find-user.ts";
import { endsBetween, hashOf, makeSecret } from "./one-time-secret.ts";
import { hashNewPassword } from "./password.ts";
import { setPassword } from "./profile.ts";

const RESET_MS = 3_600_000;

/** For staff who have forgotten their password: a link by mail that works once, for an hour. */
export function createPasswordReset(db: Db) {
  const findOpen = (source: Db | Tx, secret: string) => {
    const { after, before } = endsBetween(RESET_MS);
    return source
      .selectFrom("passwordReset")
      .innerJoin("staff", "staff.id", "passwordReset.userId")
      .select(["staff.id as userId", "staff.name"])
      .where("tokenHash", "=", hashOf(secret))
      .where("usedAt", "is", null)
      .where("expiresAt", ">", after)
      .where("expiresAt", "<", before)
      .executeTakeFirst();
  };

  async function requireOpen(source: Db | Tx, secret: string) {
    const found = await findOpen(source, secret);
    if (!found) throw new DomainError("reset-needed");
    return found;
  }

  return {
    /** Does nothing when nobody is registered with the address; the caller must not tell. */
    request: (email: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const user = await tx
          .selectFrom("staff")
          .select(["id", "email"])
          .where("email", "=", email.trim().toLowerCase())
          .forKeyShare()
          .executeTakeFirst();
        if (!user) return;
        const secret = makeSecret();
        const now = Date.now();
        const createdAt = new Date(now).toISOString();
        const expiresAt = new Date(now + RESET_MS).toISOString();
        const times = { createdAt, expiresAt, usedAt: null };
        await tx
          .insertInto("passwordReset")
          .values({ id: randomUUID(), userId: user.id, tokenHash: hashOf(secret), ...times })
          .execute();
        await queueMail(tx, {
          kind: "password-reset",
          to: user.email,
          payload: { secret },
          expiresAt,
        });
      }),

    isOpen: async (secret: string): Promise<boolean> => (await findOpen(db, secret)) !== undefined,

    /**
     * Ends every session, and every other such link, of whoever asked for it.
     * @returns whose password it is
     * @throws DomainError "reset-needed", "common-password"
     */
    async reset(secret: string, password: string): Promise<{ userId: string }> {
      // Before the hashing: a stranger must not make us work.
      const found = await requireOpen(db, secret);
      const hash = await hashNewPassword(password);
      return await db.transaction().execute(async (tx) => {
        await findUser(tx, found.userId, { lock: true });
        // Where transactions run side by side, the same link may have been used a moment ago.
        const { userId, name } = await requireOpen(tx, secret);
        await setPassword(tx, userId, hash, null);
        const deed = { action: "password-reset", thing: "user", thingId: userId } as const;
        await recordAuditEntry(tx, { by: userId, ...deed, summary: name });
        return { userId };
      });
    },

    /** Forgets links that open nothing any more. */
    async purge(): Promise<void> {
      await db
        .deleteFrom("passwordReset")
        .where("expiresAt", "<", new Date().toISOString())
        .execute();
    },
  };
}
