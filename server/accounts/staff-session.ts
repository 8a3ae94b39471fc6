import type { StaffSession } from "#contracts/user.ts";
import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { queueNewDevice } from "#server/mail/new-device.ts";
import { CLOCKS_DIFFER_MS } from "#server/time/clocks-differ.ts";
import { betterAuthIn, SESSION_DAYS } from "./better-auth-in.ts";
import { findUser, requireUser } from "./find-user.ts";
import { isStillPassword } from "./password.ts";
import { requirePolicy } from "./require-policy.ts";

const DAY_MS = 86_400_000;

type NewSession = {
  token: string;
  userId: string;
  /** What the password was held against. */
  hash: string;
  address: string;
  isNewDevice: boolean;
  /** They are told by mail. */
  isTold: boolean;
};

/** Where staff are signed in. */
export function createStaffSessions(db: Db) {
  return {
    /**
     * A new password ends the sessions that are there, but not one that begins at this moment with the old
     * one.
     * @returns false: the password was changed meanwhile, and the session has ended
     */
    keep: ({ token, userId, hash, address, isNewDevice, isTold }: NewSession): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const user = await findUser(tx, userId, { lock: true });
        const isKept = user !== null && (await isStillPassword(tx, userId, hash));
        if (!isKept) {
          await endSessions(tx, userId, { field: "token", value: token });
          return false;
        }
        const { adapter } = await betterAuthIn(tx);
        const kept = await adapter.update<{ userAgent: string | null }>({
          ...{ model: "session", where: [{ field: "token", value: token }] },
          update: { ipAddress: address, isNewDevice: isNewDevice ? 1 : 0 },
        });
        if (isTold) {
          await queueNewDevice(tx, user.email, { userAgent: kept?.userAgent ?? "", address });
        }
        return true;
      }),

    /**
     * For themselves, and for the owner. Last used first; those that have run out are left out.
     * @param currentId the session that asks
     * @throws DomainError "not-found" for a user who is not there
     */
    async list(userId: string, currentId: string): Promise<StaffSession[]> {
      await requireUser(db, userId);
      const rows = await db
        .selectFrom("staffSession")
        .select(["id as _id", "userAgent", "ipAddress", "isNewDevice"])
        .select(["createdAt", "updatedAt as lastSeenAt"])
        .where("userId", "=", userId)
        .where("expiresAt", ">", new Date().toISOString())
        .orderBy("updatedAt", "desc")
        .orderBy("id")
        .execute();
      return rows.map(({ userAgent, ipAddress, isNewDevice, ...row }) => ({
        ...row,
        userAgent: userAgent ?? "",
        address: ipAddress ?? "",
        isNewDevice: isNewDevice === 1,
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

    /** One of one's own. @throws DomainError "not-found" */
    endOwn: (userId: string, id: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const ended = await endSessions(tx, userId, { field: "id", value: id });
        if (ended === 0) throw new DomainError("not-found");
      }),

    /** All of one's own but this one. @returns how many */
    endOthers: (userId: string, currentId: string): Promise<number> =>
      db
        .transaction()
        .execute((tx) =>
          endSessions(tx, userId, { field: "id", operator: "ne", value: currentId }),
        ),

    /**
     * Forgets sessions that have run out, and those that began while the clock was ahead: they would hold for as long as it
     * was.
     */
    async purge(now = Date.now()): Promise<void> {
      const longest = now + SESSION_DAYS * DAY_MS + CLOCKS_DIFFER_MS;
      await forgetEnded(db, "session", now, longest);
    },

    /** Forgets sign-ins, and questions for passkeys, that nobody finished: strangers begin them, and they hold for minutes. */
    purgeUnfinished: (now = Date.now()): Promise<void> =>
      forgetEnded(db, "verification", now, now + DAY_MS),
  };
}

async function forgetEnded(
  db: Db,
  model: "session" | "verification",
  now: number,
  longest: number,
): Promise<void> {
  const { adapter } = await betterAuthIn(db);
  for (const [operator, ms] of [
    ["lt", now],
    ["gt", longest],
  ] as const) {
    const where = [{ field: "expiresAt", operator, value: new Date(ms) }];
    await adapter.deleteMany({ model, where });
  }
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
