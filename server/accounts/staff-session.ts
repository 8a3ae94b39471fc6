import type { StaffSession } from "#contracts/user.ts";
import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { requirePolicy } from "./require-policy.ts";

/** Where staff are signed in, for the owner. */
export function createStaffSessions(db: Db) {
  return {
    /**
     * Last used first; those that have run out are left out.
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

    /** @throws DomainError "not-found", "owner-only" */
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
