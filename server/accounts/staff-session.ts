import type { StaffSession } from "#contracts/user.ts";
import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { betterAuthIn } from "./better-auth-in.ts";
import { findUser, requireUser } from "./find-user.ts";
import { isStillPassword } from "./password.ts";
import { requirePolicy } from "./require-policy.ts";

/** Where staff are signed in. */
export function createStaffSessions(db: Db) {
  return {
    /**
     * A new password ends the sessions that are there, but not one that begins at this moment with the old
     * one.
     * @param hash what the password was held against
     * @returns false: it was changed meanwhile, and the session has ended
     */
    keep: (token: string, userId: string, hash: string): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        await findUser(tx, userId, { lock: true });
        const isKept = await isStillPassword(tx, userId, hash);
        if (!isKept) await endSessions(tx, userId, { field: "token", value: token });
        return isKept;
      }),

    /**
     * For the owner. Last used first; those that have run out are left out.
     * @param currentId the session that asks
     * @throws DomainError "not-found" for a user who is not there
     */
    async list(userId: string, currentId: string): Promise<StaffSession[]> {
      await requireUser(db, userId);
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
        const ended = await endSessions(tx, userId, { field: "id", value: id });
        if (ended === 0) throw new DomainError("not-found");
        const { name } = await requireUser(tx, userId);
        const deed = { action: "session-end", thing: "user", thingId: userId } as const;
        await recordAuditEntry(tx, { by, ...deed, summary: name });
      }),
  };
}

/**
 * @param which of theirs; "ne": all but this one
 * @returns how many have ended
 */
export async function endSessions(
  tx: Tx,
  userId: string,
  which: { field: "id" | "token"; operator?: "ne"; value: string },
): Promise<number> {
  const { adapter } = await betterAuthIn(tx);
  return adapter.deleteMany({
    model: "session",
    where: [{ field: "userId", value: userId }, which],
  });
}
