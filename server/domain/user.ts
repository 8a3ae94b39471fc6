import { randomUUID } from "node:crypto";
import type { Registration, StaffMember, User } from "#contracts/user.ts";
import { isTaken } from "#server/db/is-taken.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { recordDeed } from "./audit.ts";
import { DomainError } from "./domain-error.ts";
import { findOpenInvitation, spendInvitation, voidInvitationsOf } from "./invitation.ts";
import { hashNewPassword } from "./password.ts";

export const USER = ["id as _id", "name", "email"] as const;

export function createUser(db: Db) {
  /** Whether the next to register becomes the owner. */
  const isFirst = async (source: Db | Tx = db): Promise<boolean> =>
    (await source.selectFrom("staff").select("id").limit(1).executeTakeFirst()) === undefined;

  return {
    isFirst: (): Promise<boolean> => isFirst(),

    /** In the order of registering. */
    list: (): Promise<StaffMember[]> =>
      db
        .selectFrom("staff")
        .select([...USER, "createdAt"])
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),

    async findOwner(): Promise<User | null> {
      const found = await db
        .selectFrom("staff")
        .select(USER)
        .where("owner", "=", 1)
        .executeTakeFirst();
      return found ?? null;
    },

    /** @param email in any case */
    async findByEmail(email: string): Promise<User | null> {
      const found = await db
        .selectFrom("staff")
        .select(USER)
        .where("email", "=", email.trim().toLowerCase())
        .executeTakeFirst();
      return found ?? null;
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
      const [_id, now] = [randomUUID(), new Date().toISOString()];
      try {
        await db.transaction().execute(async (tx) => {
          const isOwner = await isFirst(tx);
          if (!isOwner) await spendInvitation(tx, invitation ?? "");
          const times = { createdAt: now, updatedAt: now };
          const owner = isOwner ? 1 : null;
          await tx
            .insertInto("staff")
            .values({ id: _id, name, email, image: null, owner, ...times })
            .execute();
          const account = { accountId: _id, providerId: "credential", userId: _id };
          await tx
            .insertInto("staffAccount")
            .values({ id: randomUUID(), ...account, password: hash, ...times })
            .execute();
          const deed = { action: "registration", thing: "user", thingId: _id } as const;
          await recordDeed(tx, { by: _id, ...deed, summary: name });
        });
      } catch (error) {
        if (!isTaken(error)) throw error;
        // Where transactions run side by side, the mark of the owner is taken by the other one.
        throw new DomainError(
          (await this.findByEmail(email)) ? "email-taken" : "invitation-needed",
        );
      }
      return { _id, name, email };
    },

    /**
     * Their sessions end at once, and so do the invitations that they made; what they did stays in
     * the audit.
     * @throws DomainError "not-found", "not-yourself", "not-the-last"
     */
    remove: (id: string, { by }: { by: string }): Promise<void> =>
      db.transaction().execute(async (tx) => {
        // All of them: two who remove each other at the same moment must not both go.
        const all = await tx
          .selectFrom("staff")
          .select(["id", "name"])
          .orderBy("id")
          .forUpdate()
          .execute();
        const user = all.find((one) => one.id === id);
        if (!user) throw new DomainError("not-found");
        if (id === by) throw new DomainError("not-yourself");
        if (all.length === 1) throw new DomainError("not-the-last");
        await voidInvitationsOf(tx, id);
        const deed = { action: "removal", thing: "user", thingId: id } as const;
        await recordDeed(tx, { by, ...deed, summary: user.name });
        // Sessions and password go with it: the tables reference it so.
        await tx.deleteFrom("staff").where("id", "=", id).execute();
      }),
  };
}
