import { mailFaults } from "#i18n/en/mail.ts";
import { type Duty, findDuties, keepDuties } from "#server/db/duty.ts";
import type { Db, MailRow, Tx } from "#server/db/schema.ts";

/** What has become of a mail. */
const BECOME = ["id", "state", "to", "tries", "nextTryAt", "sentAt", "lastError"] as const;
/** Who is sending it. */
const LEASE = ["leaseId", "leaseUntil"] as const;

type MailNow = Pick<MailRow, (typeof BECOME | typeof LEASE)[number]>;

/** What of a site is to happen by itself. */
export type GoingOn = {
  /** As `planOf` calls them. */
  plans: string[];
  mails: MailNow[];
  /** What comes round, and is done until then. */
  duties: Duty[];
};

/** By which a plan is known again; whoever moves it, or changes the words, makes another one. */
const PLAN = ["kind", "documentId", "lang", "publishAt", "version"] as const;

/** It was thrown away since, with what it told about, and may have been sent before. */
const UNKNOWN: Partial<MailNow> = {
  ...{ state: "failed", sentAt: null, lastError: mailFaults.restored },
  ...{ nextTryAt: null, leaseId: null, leaseUntil: null },
};

/** One with a problem waits for somebody. */
const planned = (db: Db | Tx) =>
  db
    .selectFrom("draft")
    .select(PLAN)
    .where("publishAt", "is not", null)
    .where("problem", "is", null);

type Plan = Awaited<ReturnType<ReturnType<typeof planned>["execute"]>>[number];

const planOf = (plan: Plan) => PLAN.map((name) => plan[name]).join(" ");

export async function findGoingOn(db: Db): Promise<GoingOn> {
  const [plans, mails, duties] = await Promise.all([
    planned(db).execute(),
    db.selectFrom("mail").select(BECOME).select(LEASE).execute(),
    findDuties(db),
  ]);
  return { plans: plans.map(planOf), mails, duties };
}

/**
 * Nothing happens twice, nor what was called off since.
 * @param db of a backup that is put back
 * @param now what is to happen on the site of now; null: it is another site
 */
export async function keepGoingOn(db: Db, now: GoingOn | null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdPlans(tx, now);
    if (!now) return;
    await holdMail(tx, now.mails);
    await keepDuties(tx, now.duties);
  });
}

/**
 * What was planned for a moment that has passed waits for somebody to look at it, and so does what is not planned any
 * more: it may have been taken back since, or thrown away.
 */
async function holdPlans(tx: Tx, now: GoingOn | null): Promise<void> {
  const known = new Set(now?.plans);
  const moment = new Date().toISOString();
  const isHeld = (plan: Plan) =>
    String(plan.publishAt) <= moment || (now !== null && !known.has(planOf(plan)));
  for (const { kind, documentId, lang } of (await planned(tx).execute()).filter(isHeld)) {
    await tx
      .updateTable("draft")
      .set({ problem: "restored" })
      .where((eb) => eb.and({ kind, documentId, lang }))
      .execute();
  }
}

/**
 * What was not sent then is as it is now: on the way to the mail server just now, it stays with whoever sends it, who
 * knows what comes of it.
 */
async function holdMail(tx: Tx, mails: readonly MailNow[]): Promise<void> {
  const become = new Map(mails.map(({ id, ...now }) => [id, now]));
  const unsent = await tx
    .selectFrom("mail")
    .select(["id", "state"])
    .where("state", "!=", "sent")
    .execute();
  for (const { id, state } of unsent) {
    const now = become.get(id) ?? (state === "waiting" ? UNKNOWN : null);
    if (now) await tx.updateTable("mail").set(now).where("id", "=", id).execute();
  }
}
