import { type Duty, findDuties, keepDuties } from "#server/db/duty.ts";
import type { Db, Tx } from "#server/db/schema.ts";

/** What of a site is to happen by itself. */
export type GoingOn = {
  /** As `planOf` calls them. */
  plans: string[];
  /** The ids of mails that are not sent. */
  mail: { waiting: string[]; failed: string[] };
  /** What comes round, and is done until then. */
  duties: Duty[];
};

/** By which a plan is known again; whoever moves it makes another one. */
const PLAN = ["kind", "documentId", "lang", "publishAt"] as const;

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
    db.selectFrom("mail").select(["id", "state"]).where("state", "!=", "sent").execute(),
    findDuties(db),
  ]);
  const of = (state: string) => mails.filter((mail) => mail.state === state).map(({ id }) => id);
  const mail = { waiting: of("waiting"), failed: of("failed") };
  return { plans: plans.map(planOf), mail, duties };
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
    await holdMail(tx, now.mail);
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

/** What waited then and does not now was sent, unless it failed. */
async function holdMail(tx: Tx, { waiting, failed }: GoingOn["mail"]): Promise<void> {
  const [stillWaiting, since] = [new Set(waiting), new Set(failed)];
  const then = await tx
    .selectFrom("mail")
    .select(["id", "createdAt"])
    .where("state", "=", "waiting")
    .execute();
  for (const { id, createdAt } of then.filter((mail) => !stillWaiting.has(mail.id))) {
    const outcome = since.has(id)
      ? ({ state: "failed" } as const)
      : ({ state: "sent", sentAt: createdAt } as const);
    await tx
      .updateTable("mail")
      .set({ ...outcome, nextTryAt: null, leaseId: null, leaseUntil: null })
      .where("id", "=", id)
      .execute();
  }
}
