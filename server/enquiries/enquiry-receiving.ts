import { createHash } from "node:crypto";
import type { NewEnquiry } from "#contracts/enquiry-write.ts";
import { isTaken } from "#server/db/is-taken.ts";
import type { Db, EnquiryRow, Tx } from "#server/db/schema.ts";
import { firstIdAt } from "#server/db/sortable-id.ts";
import { takeTurn } from "#server/db/take-turn.ts";
import { createTurnLine } from "#server/db/turn-line.ts";
import { isMailAddress } from "#server/mail/mail-address.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { CLOCKS_DIFFER_MS } from "#server/time/clocks-differ.ts";
import { stampNow } from "#server/time/stamp.ts";
import { makeReference } from "./enquiry-reference.ts";
import { newRow } from "./enquiry-row.ts";
import { type FormCheck, spamReasonsOf } from "./enquiry-spam.ts";

/** A page that is remembered gives the same form to all its visitors; each of them has one question, or a few. */
const MOST_USES_OF_A_FORM = { byOne: 10, byAll: 500 };
const MOST_TRIES = 20;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * Nobody can make us write to somebody else's address more often, nor to thousands of addresses.
 */
const CONFIRMATIONS_A_DAY_TO_ONE = 3;
const CONFIRMATIONS_AN_HOUR = 100;
/** A flood of quarantined ones does not fill the agency's mailbox. */
const SPAM_MAILS_AN_HOUR = 10;

export type Receipt = { reference: string };

export function createEnquiryReceiving(db: Db) {
  const inLine = createTurnLine();

  return {
    /**
     * Stores it together with the mails that tell of it. The same form with the same content again is
     * the same enquiry; what looks like spam is quarantined.
     */
    async create(fields: NewEnquiry, check: FormCheck): Promise<Receipt> {
      for (let failures = 0; ; failures++) {
        try {
          return await inLine(() =>
            db.transaction().execute((tx) => keep(tx, fields, check, makeReference(failures))),
          );
        } catch (error) {
          // The reference is taken, or this very submission was stored a moment ago: the next
          // round finds out.
          if (!isTaken(error) || failures >= MOST_TRIES) throw error;
        }
      }
    },
  };
}

async function keep(
  tx: Tx,
  fields: NewEnquiry,
  check: FormCheck,
  reference: string,
): Promise<Receipt> {
  // Two at once must not both count: a flood sends many at the same time.
  await takeTurn(tx, "enquiry");
  const { formId, sender } = check;
  const contentHash = hashOf(formId, fields);
  const twin = await tx
    .selectFrom("formUse")
    .innerJoin("enquiry", "enquiry.id", "formUse.enquiryId")
    .select("enquiry.reference")
    .where("formUse.formId", "=", formId)
    .where("formUse.contentHash", "=", contentHash)
    .executeTakeFirst();
  if (twin) return twin;

  const uses = await tx
    .selectFrom("formUse")
    .select("sender")
    .where("formId", "=", formId)
    .limit(MOST_USES_OF_A_FORM.byAll)
    .execute();
  const isShared =
    uses.length === MOST_USES_OF_A_FORM.byAll ||
    uses.filter((use) => use.sender === sender).length >= MOST_USES_OF_A_FORM.byOne;
  const now = Date.now();
  const spamReasons = spamReasonsOf(fields, check, isShared);
  const waitsFor = await waitOf(tx, fields);
  const row = newRow({ ...fields, waitsFor }, { reference, spamReasons, now });
  if (row.closedAt) row.closedAt = await stampNow(tx, now);
  await tx.insertInto("enquiry").values(row).execute();
  await tx
    .insertInto("formUse")
    .values({ formId, contentHash, sender, enquiryId: row.id, usedAt: row.createdAt })
    .execute();
  await queueMails(tx, row, now);
  return { reference };
}

/** Of what is not public, or belongs to another package, nobody waits to hear. */
async function waitOf(tx: Tx, { departure, topic, waitsFor }: NewEnquiry) {
  if (departure === null || waitsFor === null) return null;
  const open = await tx
    .selectFrom("entry")
    .select("id")
    .where("id", "=", departure)
    .where("kind", "=", "departure")
    .where("parent", "=", topic)
    .executeTakeFirst();
  return open ? waitsFor : null;
}

const hashOf = (formId: string, fields: NewEnquiry) =>
  createHash("sha256")
    .update(JSON.stringify([formId, ...Object.entries(fields).toSorted()]))
    .digest("base64url");

async function queueMails(tx: Tx, row: EnquiryRow, now: number): Promise<void> {
  const { id: enquiryId, status, email } = row;
  if (status !== "spam") {
    await queueMail(tx, { kind: "enquiry", enquiryId, to: null });
    if (await mayConfirm(tx, email, now)) {
      await queueMail(tx, { kind: "confirmation", enquiryId, to: email });
    }
    return;
  }
  const quarantined = await tx
    .selectFrom("enquiry")
    .select("id")
    .where("status", "=", "spam")
    .where("id", ">=", firstIdAt(now - HOUR_MS))
    .where("createdAt", "<", iso(now + CLOCKS_DIFFER_MS))
    .limit(SPAM_MAILS_AN_HOUR + 1)
    .execute();
  if (quarantined.length <= SPAM_MAILS_AN_HOUR) {
    await queueMail(tx, { kind: "enquiry", enquiryId, to: null });
  }
}

async function mayConfirm(tx: Tx, email: string, now: number): Promise<boolean> {
  if (!isMailAddress(email)) return false;
  const confirmations = tx
    .selectFrom("mail")
    .where("kind", "=", "confirmation")
    .where("createdAt", "<", iso(now + CLOCKS_DIFFER_MS));
  const lately = await confirmations
    .select("id")
    .where("createdAt", ">", iso(now - HOUR_MS))
    .limit(CONFIRMATIONS_AN_HOUR)
    .execute();
  if (lately.length === CONFIRMATIONS_AN_HOUR) return false;
  const toThem = await confirmations
    .select("id")
    .where("createdAt", ">", iso(now - DAY_MS))
    .where((eb) => eb(eb.fn<string>("lower", ["to"]), "=", email.toLowerCase()))
    .limit(CONFIRMATIONS_A_DAY_TO_ONE)
    .execute();
  return toThem.length < CONFIRMATIONS_A_DAY_TO_ONE;
}

const iso = (ms: number) => new Date(ms).toISOString();
