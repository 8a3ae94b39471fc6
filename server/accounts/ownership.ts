import { can } from "#contracts/policies.ts";
import type { User } from "#contracts/user.ts";
import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { betterAuthIn } from "./better-auth-in.ts";
import { lockStaff } from "./find-user.ts";
import { voidInvitationsOf } from "./invitation.ts";
import { requirePassword, requireStillPassword } from "./password.ts";

export function createOwnership(db: Db) {
  return {
    /**
     * The former owner becomes an editor, and invitations that they made open nothing any more.
     * @param id of the new owner
     * @throws DomainError "wrong-current-password", "not-found", "owner-only", "owner-already"
     */
    async handOver(id: string, currentPassword: string, { by }: { by: string }): Promise<User> {
      const known = await requirePassword(db, by, currentPassword);
      return db.transaction().execute(async (tx) => {
        const { user, target } = await lockStaff(tx, by, id);
        await requireStillPassword(tx, by, known);
        if (!can(user, "staff.hand-over")) throw new DomainError("owner-only");
        if (!can(user, "staff.hand-over", target)) throw new DomainError("owner-already");
        // One after the other: there are never two.
        const { internalAdapter } = await betterAuthIn(tx);
        await internalAdapter.updateUser(by, { owner: null });
        await internalAdapter.updateUser(id, { owner: 1 });
        await voidInvitationsOf(tx, by);
        const deed = { action: "hand-over", thing: "user", thingId: id } as const;
        await recordAuditEntry(tx, { by, ...deed, summary: target.name });
        return { ...target, role: "owner" };
      });
    },
  };
}
