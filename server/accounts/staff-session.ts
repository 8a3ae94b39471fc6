import type { StaffSession } from "#contracts/user.ts";
import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { isStillPassword } from "./password.ts";
import { requirePolicy } from "./require-policy.ts";

/** Where staff are signed in. */
export function createStaffSessions(db: Db) {
  return {
    /** @returns what a password for this address is held against, for `keep` */
    async findHash(email: string): Promise<string | null> {
      const account = await db
        .selectFrom("staffAccount")
        .innerJoin("staff", "staff.id", "staffAccount.userId")
        .select("password")
        .where("email", "=", email.trim().toLowerCase())
        .where("providerId", "=", "credential")
        .executeTakeFirst();
      return account?.password ?? null;
    },

    /**
     * A new password ends the sessions that are there, but not one that begins at this moment with the old
     * one.
     * @param hash what the password was held against
     * @returns false: it was changed meanwhile, and the session has ended
     */
    keep: (token: string, userId: string, hash: string): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const isKept = await isStillPassword(tx, userId, hash);
        if (!isKept) await tx.deleteFrom("staffSession").where("token", "=", token).execute();
        return isKept;
      }),

    /**
     * For the owner. Last used first; those that have run out are left out.
     * @param currentId the session that asks
     * @throws DomainError "not-found" for a user who is not there
     */
    async list(userId: string, currentId: string): Promise<StaffSession[]> {
      await requireUser(userId);
      const rows = await db
        .selectFrom("staffSession")
        .select(["id as _id", "userAgent", "createdAt", "updatedAt as lastSeenAt"])
        .where("userId", "=", userId)
        .where("expiresAt", ">", new Date().toISOString())
        .orderBy("updatedAt", "desc")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({
        ...row,
        userAgent: row.userAgent ?? "",
        isCurrent: row._id === currentId,
      }));
    },

    /** By the owner. @throws DomainError "not-found", "owner-only" */
    end: (userId: string, id: string, { by }: { by: string }): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await requirePolicy(tx, by, "staff.sessions");
        const { numDeletedRows } = await tx
          .deleteFrom("staffSession")
          .where("id", "=", id)
          .where("userId", "=", userId)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new DomainError("not-found");
        const { name } = await tx
          .selectFrom("staff")
          .select("name")
          .where("id", "=", userId)
          .executeTakeFirstOrThrow();
        const deed = { action: "session-end", thing: "user", thingId: userId } as const;
        await recordAuditEntry(tx, { by, ...deed, summary: name });
      }),
  };

  async function requireUser(id: string): Promise<void> {
    const found = await db.selectFrom("staff").select("id").where("id", "=", id).executeTakeFirst();
    if (!found) throw new DomainError("not-found");
  }
}
