import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { OpenInvitation } from "#contracts/user.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { Db, InvitationTable, Tables, Tx } from "#server/db/schema.ts";
import { takeTurn } from "#server/db/take-turn.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { dropSecretMail, queueMail } from "#server/mail/outbox.ts";
import { endsBetween, hashOf, makeSecret } from "./one-time-secret.ts";
import { requirePolicy } from "./require-policy.ts";

const HOLDS_MS = 7 * 86_400_000;

export type Created = {
  secret: string;
  expiresAt: string;
  /** In the place of one that was still open. */
  isAgain: boolean;
};

export function createInvitation(db: Db) {
  return {
    /**
     * Its link also goes to them by mail. An earlier one to the same address opens nothing from now on, so that
     * whoever invites again, because no answer came, has one to withdraw.
     * @returns the secret, of which the database keeps a hash; the outbox has it until the mail is sent
     * @throws DomainError "email-taken", "owner-only"
     */
    async create(email: string, { by }: By): Promise<Created> {
      const secret = makeSecret();
      const now = Date.now();
      const expiresAt = new Date(now + HOLDS_MS).toISOString();
      const isAgain = await db.transaction().execute(async (tx) => {
        // Of two presses the second finds what the first has made.
        await takeTurn(tx, "invitation");
        const user = await tx
          .selectFrom("staff")
          .select("id")
          .where("email", "=", email)
          .executeTakeFirst();
        if (user) throw new DomainError("email-taken");
        if (by) await requirePolicy(tx, by, "staff.invite");
        const earlier = await voidInvitationsTo(tx, email);
        const id = randomUUID();
        const createdAt = new Date(now).toISOString();
        await tx
          .insertInto("invitation")
          .values({ id, email, tokenHash: hashOf(secret), createdAt, expiresAt, usedAt: null })
          .execute();
        await tellOf(tx, { id, email, secret, expiresAt, by });
        return earlier.some((one) => one.expiresAt > createdAt);
      });
      return { secret, expiresAt, isAgain };
    },

    /**
     * The same invitation with another link, for seven days from now; the earlier link opens nothing.
     * @throws DomainError "not-found" when it is used, withdrawn or too old already; "owner-only"
     */
    async sendAgain(id: string, { by }: { by: string }): Promise<Created> {
      const secret = makeSecret();
      const now = Date.now();
      const expiresAt = new Date(now + HOLDS_MS).toISOString();
      await db.transaction().execute(async (tx) => {
        await takeTurn(tx, "invitation");
        await requirePolicy(tx, by, "staff.invite");
        const earlier = await tx
          .selectFrom("invitation")
          .select(["email", "tokenHash"])
          .where("id", "=", id)
          .where(isOpen)
          .forUpdate()
          .executeTakeFirst();
        if (!earlier) throw new DomainError("not-found");
        await dropInvitationMail(tx, earlier);
        await tx
          .updateTable("invitation")
          .set({ tokenHash: hashOf(secret), createdAt: new Date(now).toISOString(), expiresAt })
          .where("id", "=", id)
          .execute();
        await tellOf(tx, { id, email: earlier.email, secret, expiresAt, by });
      });
      return { secret, expiresAt, isAgain: true };
    },

    /** Whom it was made for, while it can be used; else null. */
    findOpen: (secret: string) => findOpenInvitation(db, secret),

    /** Those that can still be used, newest first. */
    listOpen: (): Promise<OpenInvitation[]> =>
      db
        .selectFrom("invitation")
        .select(["id as _id", "email", "createdAt", "expiresAt"])
        .where(isOpen)
        .orderBy("createdAt", "desc")
        .orderBy("id")
        .execute(),

    /**
     * Its link opens nothing from now on, and is not mailed any more.
     * @throws DomainError "not-found" when it is used, withdrawn or too old already; "owner-only"
     */
    withdraw: (id: string, { by }: { by: string }): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await requirePolicy(tx, by, "staff.invite");
        const withdrawn = await tx
          .updateTable("invitation")
          .set({ usedAt: new Date().toISOString() })
          .where("id", "=", id)
          .where(isOpen)
          .returning(["email", "tokenHash"])
          .executeTakeFirst();
        if (!withdrawn) throw new DomainError("not-found");
        await dropInvitationMail(tx, withdrawn);
        const deed = { action: "withdrawal", thing: "invitation", thingId: id } as const;
        await recordAuditEntry(tx, { by, ...deed, summary: withdrawn.email });
      }),
  };
}

type Told = By & Pick<InvitationTable, "id" | "email" | "expiresAt"> & { secret: string };

async function tellOf(tx: Tx, { id, email, secret, expiresAt, by }: Told): Promise<void> {
  const deed = { action: "invitation", thing: "invitation", thingId: id } as const;
  await recordAuditEntry(tx, { by, ...deed, summary: email });
  await queueMail(tx, { kind: "invitation", to: email, payload: { secret }, expiresAt });
}

function isOpen(eb: ExpressionBuilder<Tables, "invitation">) {
  const { after, before } = endsBetween(HOLDS_MS);
  return eb.and([
    eb("usedAt", "is", null),
    eb("expiresAt", ">", after),
    eb("expiresAt", "<", before),
  ]);
}

export async function findOpenInvitation(
  db: Db,
  secret: string,
): Promise<Pick<OpenInvitation, "email" | "expiresAt"> | null> {
  const found = await db
    .selectFrom("invitation")
    .select(["email", "expiresAt"])
    .where("tokenHash", "=", hashOf(secret))
    .where(isOpen)
    .executeTakeFirst();
  return found ?? null;
}

/** @throws DomainError "invitation-needed" when it is used, too old or made up */
export async function spendInvitation(tx: Tx, secret: string): Promise<void> {
  const spent = await tx
    .updateTable("invitation")
    .set({ usedAt: new Date().toISOString() })
    .where("tokenHash", "=", hashOf(secret))
    .where(isOpen)
    .returning("email")
    .executeTakeFirst();
  if (!spent) throw new DomainError("invitation-needed");
  await voidInvitationsTo(tx, spent.email);
}

/** Whoever was let in, or is removed, has no other link that lets them in. */
export const voidInvitationsTo = (tx: Tx, email: string): Promise<Voided[]> =>
  voidThose(tx, (open) => open.where("email", "=", email));

/**
 * Somebody who is removed, or no longer the owner, must not come back by a link of their own, nor let
 * others in. The audit knows who made which.
 */
export const voidInvitationsOf = (tx: Tx, userId: string): Promise<Voided[]> =>
  voidThose(tx, (open) =>
    open.where("id", "in", (eb) =>
      eb
        .selectFrom("audit")
        .select("thingId")
        .where("action", "=", "invitation")
        .where("userId", "=", userId),
    ),
  );

const unused = (tx: Tx) =>
  tx
    .updateTable("invitation")
    .set({ usedAt: new Date().toISOString() })
    .where("usedAt", "is", null);

type Voided = Pick<InvitationTable, "email" | "tokenHash" | "expiresAt">;

type Unused = ReturnType<typeof unused>;

async function voidThose(tx: Tx, which: (open: Unused) => Unused): Promise<Voided[]> {
  const those = await which(unused(tx)).returning(["email", "tokenHash", "expiresAt"]).execute();
  for (const invitation of those) await dropInvitationMail(tx, invitation);
  return those;
}

const dropInvitationMail = (
  tx: Tx,
  { email, tokenHash }: Pick<InvitationTable, "email" | "tokenHash">,
): Promise<void> => dropSecretMail(tx, email, ({ secret }) => hashOf(secret) === tokenHash);
