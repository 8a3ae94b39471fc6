import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { MAIL_STATES, type Mail, type MailState, MOST_TRIES } from "#contracts/mail.ts";
import type { Db, MailRow, MailTable, Tables, Tx } from "#server/db/schema.ts";
import { sharedNow } from "#server/db/shared-now.ts";
import { sortableId } from "#server/db/sortable-id.ts";
import { DomainError } from "#server/errors/domain-error.ts";

/**
 * The sender holds a mail for this long and renews it; a mail of a process that died becomes free.
 */
export const LEASE_MS = 15_000;
/** How long the outbox keeps mail that is done with. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Their links open somebody's account: they are kept no longer than they are of use. */
const SECRET_KINDS: MailRow["kind"][] = ["invitation", "password-reset"];
/** Mail that has waited for longer does not go out. */
const SOON_MS = 3_600_000;

type QueuedMail = Pick<MailTable, "kind" | "to"> & {
  enquiryId?: string;
  payload?: object;
  /** ISO 8601, UTC, by the clock of whoever writes it: after this the mail is useless and is not sent any more. */
  expiresAt?: string;
};

/**
 * What became of a mail. Only an answer of the mail server counts as a try, not its silence or a
 * fault of ours.
 */
export type Outcome = { isTry: boolean } & (
  | { state: "sent"; to: string }
  | { state: "failed"; error: string }
  | { state: "waiting"; error: string; againInMs: number }
);

const iso = (ms: number) => new Date(ms).toISOString();
const isoIn = (ms: number) => iso(Date.now() + ms);

/** Called inside the transaction of what it tells about: neither is kept without the other. @returns its id */
export async function queueMail(
  tx: Db | Tx,
  { payload = {}, expiresAt, ...mail }: QueuedMail,
): Promise<string> {
  const ownMs = Date.now();
  const nowMs = await sharedNow(tx);
  const now = iso(nowMs);
  // Any node may send it: what is left of its time is kept, not the hour on this one's clock.
  const expiry = expiresAt && { expiresAt: iso(nowMs + Date.parse(expiresAt) - ownMs) };
  const id = sortableId();
  await tx
    .insertInto("mail")
    .values({
      id,
      ...mail,
      ...expiry,
      payload: JSON.stringify(payload),
      state: "waiting",
      tries: 0,
      nextTryAt: now,
      createdAt: now,
    })
    .execute();
  return id;
}

/** Deletes the invitation to this address that is not sent yet and opens nothing any more. */
export async function dropSecretMail(
  tx: Tx,
  to: string,
  isIt: (payload: { secret: string }) => boolean,
): Promise<void> {
  const rows = await tx
    .selectFrom("mail")
    .select(["id", "payload"])
    .where("to", "=", to)
    .where("kind", "=", "invitation")
    .where("state", "=", "waiting")
    .execute();
  const dead = rows.filter(({ payload }) => isIt(JSON.parse(payload))).map(({ id }) => id);
  if (dead.length > 0) await tx.deleteFrom("mail").where("id", "in", dead).execute();
}

const forgotten = (eb: ExpressionBuilder<Tables, "mail">) =>
  eb.case().when("kind", "in", SECRET_KINDS).then("{}").else(eb.ref("payload")).end();

export function createOutbox(db: Db) {
  return {
    /** Newest first. */
    async list({ state, limit, offset }: { state?: MailState; limit: number; offset: number }) {
      let query = db.selectFrom("mail").selectAll();
      if (state) query = query.where("state", "=", state);
      const rows = await query.orderBy("id", "desc").limit(limit).offset(offset).execute();
      return rows.map(presentMail);
    },

    async counts(): Promise<Record<MailState, number>> {
      const rows = await db
        .selectFrom("mail")
        .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
        .groupBy("state")
        .execute();
      const countOf = (state: MailState) => rows.find((row) => row.state === state)?.count ?? 0;
      return Object.fromEntries(
        MAIL_STATES.map((state) => [state, Number(countOf(state))]),
      ) as Record<MailState, number>;
    },

    /** Mails of the last weeks that failed, or should have left by now; `oldest`: when the first was written. */
    async stuck(): Promise<{ count: number; oldest: string | null }> {
      const { count, oldest } = await db
        .selectFrom("mail")
        .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.min("createdAt").as("oldest")])
        .where("createdAt", ">", isoIn(-KEPT_DAYS * DAY_MS))
        .where((eb) =>
          eb.or([
            eb("state", "=", "failed"),
            eb.and([eb("state", "=", "waiting"), eb("createdAt", "<", isoIn(-SOON_MS))]),
          ]),
        )
        .executeTakeFirstOrThrow();
      return { count: Number(count), oldest };
    },

    /** One that tells of nothing but itself. @returns its id */
    sendCheck: (to: string): Promise<string> => queueMail(db, { kind: "check", to }),

    async find(id: string): Promise<MailRow | null> {
      return (await read(db, id)) ?? null;
    },

    /**
     * The next mail that is due, held by the caller alone, also among several processes.
     */
    async claim(): Promise<MailRow | null> {
      const nowMs = await sharedNow(db);
      const now = iso(nowMs);
      const dayAhead = iso(nowMs + DAY_MS);
      const due = db
        .selectFrom("mail")
        .select("id")
        .where("state", "=", "waiting")
        // A time further ahead than the longest delay was written by a clock that was wrong.
        .where((eb) => eb.or([eb("nextTryAt", "<=", now), eb("nextTryAt", ">", dayAhead)]))
        .where((eb) =>
          eb.or([
            eb("leaseUntil", "is", null),
            eb("leaseUntil", "<=", now),
            eb("leaseUntil", ">", dayAhead),
          ]),
        )
        .orderBy("nextTryAt")
        .limit(1)
        .forUpdate()
        .skipLocked();
      const claimed = await db
        .updateTable("mail")
        .set({ leaseId: randomUUID(), leaseUntil: iso(nowMs + LEASE_MS) })
        .where("id", "=", due)
        .returningAll()
        .executeTakeFirst();
      return claimed ?? null;
    },

    async renew({ id, leaseId }: Pick<MailRow, "id" | "leaseId">): Promise<void> {
      await db
        .updateTable("mail")
        .set({ leaseUntil: iso((await sharedNow(db)) + LEASE_MS) })
        .where("id", "=", id)
        .where("leaseId", "=", leaseId)
        .execute();
    },

    /** By which it is told what is too old to be sent; ms since 1970. */
    now: (): Promise<number> => sharedNow(db),

    /** Changes nothing when another process holds it by now. */
    async finish({ id, leaseId }: Pick<MailRow, "id" | "leaseId">, outcome: Outcome) {
      const { state } = outcome;
      const isSent = outcome.state === "sent";
      const now = await sharedNow(db);
      await db
        .updateTable("mail")
        .set((eb) => ({
          state,
          tries: eb("tries", "+", outcome.isTry ? 1 : 0),
          leaseId: null,
          leaseUntil: null,
          nextTryAt: outcome.state === "waiting" ? iso(now + outcome.againInMs) : null,
          lastError: isSent ? null : outcome.error,
          ...(isSent && { to: outcome.to, sentAt: iso(now), payload: forgotten(eb) }),
        }))
        .where("id", "=", id)
        .where("leaseId", "=", leaseId)
        .execute();
    },

    /**
     * Tries again now, with all its tries.
     * @throws DomainError "not-found", "mail-not-waiting"
     */
    async sendAgain(id: string): Promise<Mail> {
      const now = iso(await sharedNow(db));
      const { numUpdatedRows } = await db
        .updateTable("mail")
        .set({
          ...{ state: "waiting", tries: 0, nextTryAt: now, lastError: null },
          ...{ leaseId: null, leaseUntil: null },
        })
        .where("id", "=", id)
        .where("state", "in", ["waiting", "failed"])
        .where((eb) => eb.or([eb("leaseUntil", "is", null), eb("leaseUntil", "<=", now)]))
        .executeTakeFirst();
      const row = await read(db, id);
      if (!row) throw new DomainError("not-found");
      if (numUpdatedRows === 0n) throw new DomainError("mail-not-waiting");
      return presentMail(row);
    },

    /** Forgets what was sent long ago, and links that open nothing any more. */
    async purge(): Promise<void> {
      const nowMs = await sharedNow(db);
      const now = iso(nowMs);
      await db
        .deleteFrom("mail")
        .where("createdAt", "<", iso(nowMs - KEPT_DAYS * DAY_MS))
        .where((eb) => eb.or([eb("state", "=", "sent"), eb("expiresAt", "<", now)]))
        .execute();
      const late = db.updateTable("mail").where("expiresAt", "<", now);
      await late.set((eb) => ({ payload: forgotten(eb) })).execute();
    },
  };
}

const read = (db: Db, id: string) =>
  db.selectFrom("mail").selectAll().where("id", "=", id).executeTakeFirst();

export function presentMail(row: MailRow): Mail {
  const { id, kind, to, enquiryId, state, nextTryAt, lastError, createdAt, sentAt } = row;
  const tries = Math.min(row.tries, MOST_TRIES);
  return { _id: id, kind, to, enquiryId, state, tries, nextTryAt, lastError, createdAt, sentAt };
}
