import { randomUUID } from "node:crypto";
import { can } from "#contracts/policies.ts";
import type { Registration, StaffMember, User } from "#contracts/user.ts";
import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import { isTaken } from "#server/db/is-taken.ts";
import type { Db, StaffTable, Tx } from "#server/db/schema.ts";
import { writeIntoFile } from "#server/db/write-into-file.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { betterAuthIn } from "./better-auth-in.ts";
import { lockStaff } from "./find-user.ts";
import {
  findOpenInvitation,
  spendInvitation,
  voidInvitationsOf,
  voidInvitationsTo,
} from "./invitation.ts";
import { hashNewPassword } from "./password.ts";
import { withdrawPreviewsOf } from "./previews-of.ts";
import { toUser, USER } from "./staff-role.ts";

export function createUser(db: Db) {
  /**
   * Whether the next to register becomes the owner. Where somebody has been at work, and the staff is gone, the database
   * is not whole: what is left of it must not be a stranger's.
   */
  async function isFirst(source: Db | Tx = db): Promise<boolean> {
    const staff = source.selectFrom("staff").select("id").limit(1);
    if (await staff.executeTakeFirst()) return false;
    const deeds = source.selectFrom("audit").select("id").where("userId", "is not", null).limit(1);
    return (await deeds.executeTakeFirst()) === undefined;
  }

  return {
    isFirst: (): Promise<boolean> => isFirst(),

    /** In the order of registering. */
    async list(): Promise<StaffMember[]> {
      const rows = await db
        .selectFrom("staff")
        .select([...USER, "createdAt"])
        .orderBy("createdAt")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({ ...toUser(row), createdAt: row.createdAt }));
    },

    async findOwner(): Promise<User | null> {
      const found = await db
        .selectFrom("staff")
        .select(USER)
        .where("owner", "=", 1)
        .executeTakeFirst();
      return found ? toUser(found) : null;
    },

    /** @param email in any case */
    async findByEmail(email: string): Promise<User | null> {
      const found = await db
        .selectFrom("staff")
        .select(USER)
        .where("email", "=", email.trim().toLowerCase())
        .executeTakeFirst();
      return found ? toUser(found) : null;
    },

    /**
     * The first needs no invitation, everybody else one that is open. Two first ones at the same
     * moment: one is kept.
     * @throws DomainError "invitation-needed", "email-taken", "common-password"
     */
    async register({ name, email, password, invitation }: Registration): Promise<User> {
      // Before the hashing: a stranger must not make us work.
      if (!(await isFirst()) && !(await findOpenInvitation(db, invitation ?? ""))) {
        throw new DomainError("invitation-needed");
      }
      const hash = await hashNewPassword(password);
      try {
        const user = await db.transaction().execute(async (tx) => {
          const owner = (await isFirst(tx)) ? 1 : null;
          if (!owner) await spendInvitation(tx, invitation ?? "");
          return addUser(tx, { name, email, owner }, hash);
        });
        // Without its log the site would be anybody's. Where it fails, it is done within the hour.
        if (user.role === "owner") await writeIntoFile(db).catch(() => {});
        return user;
      } catch (error) {
        if (!isTaken(error)) throw error;
        // Where transactions run side by side, the mark of the owner is taken by the other one.
        throw new DomainError(
          (await this.findByEmail(email)) ? "email-taken" : "invitation-needed",
        );
      }
    },

    /**
     * Their sessions end at once, and so do the invitations that they made and the previews that they
     * shared; what they did stays in the audit.
     * @throws DomainError "not-found", "owner-only", "owner-stays"
     */
    remove: (id: string, { by }: { by: string }): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const { user, target } = await lockStaff(tx, by, id);
        if (!can(user, "staff.remove")) throw new DomainError("owner-only");
        if (!can(user, "staff.remove", target)) throw new DomainError("owner-stays");
        await voidInvitationsOf(tx, id);
        await voidInvitationsTo(tx, target.email);
        await withdrawPreviewsOf(tx, id);
        const deed = { action: "removal", thing: "user", thingId: id } as const;
        await recordAuditEntry(tx, { by, ...deed, summary: target.name });
        // Sessions and password go with it: the tables reference it so.
        const { adapter } = await betterAuthIn(tx);
        await adapter.deleteMany({ model: "user", where: [{ field: "id", value: id }] });
      }),
  };
}

/** @param hash of the password */
export async function addUser(
  tx: Tx,
  { name, email, owner }: Pick<StaffTable, "name" | "email" | "owner">,
  hash: string,
): Promise<User> {
  const id = randomUUID();
  const { internalAdapter } = await betterAuthIn(tx);
  await internalAdapter.createUser({ id, name, email, owner }, { method: "email-password" });
  const account = { accountId: id, providerId: "credential", userId: id };
  await internalAdapter.linkAccount({ ...account, password: hash });
  const deed = { action: "registration", thing: "user", thingId: id } as const;
  await recordAuditEntry(tx, { by: id, ...deed, summary: name });
  return toUser({ id, name, email, owner, language: null });
}
