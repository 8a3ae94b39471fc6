import { type EnquiryStatus, isDone } from "#contracts/enquiry-status.ts";
import type { EnquiryUpdate } from "#contracts/enquiry-write.ts";
import type { EnquiryRow, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { stampNow } from "#server/time/stamp.ts";
import type { EnquiryEvent } from "./enquiry-event.ts";
import { staffNames } from "./staff-names.ts";

type Wanted = Pick<EnquiryUpdate, "status" | "owner" | "followUpOn">;
type Changes = { set: Partial<EnquiryRow>; events: EnquiryEvent[] };

/**
 * What becomes of the row, and what its log says of it; nothing of what is so already.
 * @throws DomainError "no-such-owner"
 */
export async function changesOf(tx: Tx, old: EnquiryRow, wanted: Wanted): Promise<Changes> {
  const { status, owner, followUpOn } = wanted;
  const parts = [
    status !== undefined && status !== old.status ? await statusChange(tx, old, status) : null,
    owner === undefined ? null : await ownerChange(tx, old, owner),
    followUpOn !== undefined && followUpOn !== old.followUpOn
      ? { set: { followUpOn }, event: { what: "follow-up", value: followUpOn ?? "" } as const }
      : null,
  ].filter((part) => part !== null);
  return {
    set: Object.assign({}, ...parts.map(({ set }) => set)),
    events: parts.map(({ event }) => event),
  };
}

async function statusChange(tx: Tx, old: EnquiryRow, status: EnquiryStatus) {
  const isAnswer = status !== "new" && status !== "spam";
  // When a closed one becomes spam, the months until it is deleted go on; out of quarantine they begin.
  const since = status === "spam" ? old.closedAt : null;
  const set = {
    status,
    closedAt: isDone(status) ? (since ?? (await stampNow(tx))) : null,
    answeredAt: old.answeredAt ?? (isAnswer ? new Date().toISOString() : null),
  };
  return { set, event: { status } };
}

async function ownerChange(tx: Tx, old: EnquiryRow, owner: string | null) {
  const names = await staffNames(tx);
  const before = old.ownerId !== null && names.has(old.ownerId) ? old.ownerId : null;
  if (owner === before) return null;
  const name = owner === null ? "" : names.get(owner);
  if (name === undefined) throw new DomainError("no-such-owner");
  return {
    set: { ownerId: owner, ownerName: name },
    event: { what: "owner", value: name } as const,
  };
}
