import { z } from "zod";
import type { Tx } from "#server/db/schema.ts";
import { CLOCKS_DIFFER_MS } from "#server/time/clocks-differ.ts";
import { queueMail } from "./outbox.ts";

/** Later it would alarm for nothing. */
const KEPT_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A program that signs in each minute keeps no cookie: it must not fill a mailbox. */
const MOST_AN_HOUR = 5;

export const newDeviceSchema = z.object({
  userAgent: z.string().describe("As the browser called itself; empty: it did not say"),
  address: z.string(),
  at: z.iso.datetime(),
});

type NewDevice = Pick<z.infer<typeof newDeviceSchema>, "userAgent" | "address">;

/** In the transaction in which their session begins, which has locked the user. */
export async function queueNewDevice(tx: Tx, to: string, device: NewDevice): Promise<void> {
  const now = Date.now();
  const told = await tx
    .selectFrom("mail")
    .select("id")
    .where("kind", "=", "new-device")
    .where("to", "=", to)
    .where("createdAt", ">", new Date(now - HOUR_MS).toISOString())
    .where("createdAt", "<", new Date(now + CLOCKS_DIFFER_MS).toISOString())
    .limit(MOST_AN_HOUR)
    .execute();
  if (told.length === MOST_AN_HOUR) return;
  const payload = { ...device, at: new Date(now).toISOString() };
  const expiresAt = new Date(now + KEPT_MS).toISOString();
  await queueMail(tx, { kind: "new-device", to, payload, expiresAt });
}
