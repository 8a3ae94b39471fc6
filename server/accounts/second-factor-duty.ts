import { NOTICE_DAYS, type SecondFactorDuty } from "#contracts/second-factor-duty.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import { byName } from "#i18n/by-name.ts";
import { recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { confirmedChange } from "./confirmed-change.ts";
import { findDutySince, setDutySince } from "./duty-since.ts";

const DAY_MS = 86_400_000;

type Confirmed = { userId: string; currentPassword: string };

type Beginning = {
  /** Without a mail server it would lie about whom it has told. */
  canMail: boolean;
  /** Where the agency is: the activity tells the day as it is there. */
  timeZone: string;
};

/**
 * Whether all staff need a second factor: a code from an app. A passkey is no less, but whoever has one alone still
 * signs in by the password alone.
 */
export function createSecondFactorDuty(db: Db) {
  return {
    async find(): Promise<SecondFactorDuty> {
      const [since, lacking] = await Promise.all([findDutySince(db), findLacking(db)]);
      return { since, lacking: lacking.map(({ id, name }) => ({ _id: id, name })) };
    },

    /**
     * All have a week for it; whoever has none yet is told by mail.
     * @throws DomainError "wrong-current-password", "not-found"
     */
    begin: (confirmed: Confirmed, { canMail, timeZone }: Beginning): Promise<void> =>
      confirmedChange(db, confirmed, async (tx) => {
        if (await findDutySince(tx)) return;
        const since = new Date(Date.now() + NOTICE_DAYS * DAY_MS).toISOString();
        await setDutySince(tx, since);
        const told = canMail ? await findLacking(tx) : [];
        for (const { email } of told) {
          await queueMail(tx, {
            ...{ kind: "second-factor", to: email, payload: { since }, expiresAt: since },
          });
        }
        await note(tx, confirmed.userId, dayFormat(timeZone).format(Date.parse(since)));
      }),

    /** @throws DomainError "wrong-current-password", "not-found" */
    end: (confirmed: Confirmed): Promise<void> =>
      confirmedChange(db, confirmed, async (tx) => {
        await tx.deleteFrom("secondFactorDuty").execute();
        await note(tx, confirmed.userId, "");
      }),

    /** From when whoever has none may do nothing else before; null: nobody needs one. */
    since: (): Promise<string | null> => findDutySince(db),
  };
}

async function findLacking(db: Db | Tx) {
  const rows = await db
    .selectFrom("staff")
    .select(["id", "name", "email"])
    .where("twoFactorEnabled", "=", 0)
    .orderBy("id")
    .execute();
  return byName(rows, ({ name }) => name);
}

const note = (tx: Tx, by: string, summary: string) =>
  recordAuditEntry(tx, { by, action: "update", thing: "settings", thingId: "security", summary });

export type SecondFactorDuties = ReturnType<typeof createSecondFactorDuty>;
