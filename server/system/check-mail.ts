import { setTimeout as wait } from "node:timers/promises";
import type { PartStanding } from "#contracts/system.ts";
import type { createOutbox } from "#server/mail/outbox.ts";

const POLL_MS = 200;

type Outbox = Pick<ReturnType<typeof createOutbox>, "sendCheck" | "find">;

/** A mail goes the way of every other: what becomes of it is seen where it is written down. */
export async function sendCheckMail(
  outbox: Outbox,
  to: string,
  signal: AbortSignal,
): Promise<Omit<PartStanding, "part">> {
  const id = await outbox.sendCheck(to);
  while (!signal.aborted) {
    const mail = await outbox.find(id);
    if (mail?.state === "sent") return { state: "works", what: "mail-sent", facts: { to } };
    const error = mail?.lastError;
    if (error) return { state: "look", what: "mail-refused", facts: { error } };
    await wait(POLL_MS, null, { signal }).catch(() => null);
  }
  return { state: "look", what: "mail-waits", facts: { to } };
}
