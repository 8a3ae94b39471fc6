import { expect, test } from "vitest";
import type { MailRow } from "#server/db/schema.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { queueMail } from "./outbox.ts";
import { retryDelayMs, silenceDelayMs } from "./worker.ts";

const HOUR_MS = 3_600_000;
const LINK = { kind: "invitation", payload: { secret: "s" } } as const;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function open() {
  const { site, db } = await openTestSite();
  const id = await site.outbox.sendCheck("nadia@rihla.example");
  const set = (values: Partial<MailRow>) => db.updateTable("mail").set(values).execute();
  const isClaimed = async (values: Partial<MailRow>) => {
    await set({ state: "waiting", nextTryAt: inHours(-1), leaseUntil: null, ...values });
    return (await site.outbox.claim()) !== null;
  };
  const held = async () => {
    await isClaimed({});
    return (await site.outbox.find(id)) as MailRow;
  };
  return { outbox: site.outbox, id, set, isClaimed, held };
}

test("a mail is claimed when it is due, by one alone, until their lease is over", async () => {
  const { isClaimed, outbox } = await open();
  expect(await isClaimed({})).toBe(true);
  expect(await outbox.claim()).toBeNull();
  expect([
    await isClaimed({ nextTryAt: inHours(1) }),
    await isClaimed({ leaseUntil: inHours(1) }),
    await isClaimed({ state: "failed" }),
    await isClaimed({ state: "sent" }),
  ]).toEqual([false, false, false, false]);
  expect(await isClaimed({ leaseUntil: inHours(-1) })).toBe(true);
});

test("what a clock that was ahead by more than a day put off, or held, is due", async () => {
  const { isClaimed } = await open();
  expect([
    await isClaimed({ nextTryAt: inHours(25) }),
    await isClaimed({ leaseUntil: inHours(25) }),
    await isClaimed({ nextTryAt: inHours(23) }),
    await isClaimed({ leaseUntil: inHours(23) }),
  ]).toEqual([true, true, false, false]);
});

test("of several the one is claimed that is due for the longest", async () => {
  const { outbox, set } = await open();
  await set({ nextTryAt: inHours(-1) });
  const next = await outbox.sendCheck("karim@rihla.example");
  expect((await outbox.claim())?.to).toBe("nadia@rihla.example");
  expect((await outbox.claim())?.id).toBe(next);
});

test("who lost the lease renews and finishes nothing", async () => {
  const { outbox, id, held } = await open();
  const { leaseId, leaseUntil } = await held();
  const outcome = { isTry: true, state: "sent", to: "nadia@rihla.example" } as const;
  await outbox.renew({ id, leaseId: "another" });
  await outbox.finish({ id, leaseId: "another" }, outcome);
  expect(await outbox.find(id)).toMatchObject({ state: "waiting", leaseId, leaseUntil, tries: 0 });
  await outbox.finish({ id, leaseId }, outcome);
  expect(await outbox.find(id)).toMatchObject({ state: "sent", leaseId: null, tries: 1 });
});

test("a silence is no try; a mail that is tried again has its tries anew, not while it is being sent", async () => {
  const { outbox, id, held, set } = await open();
  const waiting = { state: "waiting", error: "silent", againInMs: HOUR_MS } as const;
  await outbox.finish(await held(), { ...waiting, isTry: false });
  expect(await outbox.find(id)).toMatchObject({ tries: 0, lastError: "silent" });
  await outbox.finish(await held(), { ...waiting, isTry: true });
  expect(await outbox.claim()).toBeNull();
  await set({ tries: 10, leaseUntil: inHours(1) });
  await expect(outbox.sendAgain(id)).rejects.toThrow("mail-not-waiting");
  await set({ leaseUntil: null });
  expect(await outbox.sendAgain(id)).toMatchObject({ tries: 0, lastError: null });
  expect((await outbox.claim())?.id).toBe(id);
  await set({ state: "sent", leaseUntil: null });
  await expect(outbox.sendAgain(id)).rejects.toThrow("mail-not-waiting");
  await expect(outbox.sendAgain("none")).rejects.toThrow("not-found");
});

test("each state is counted, and listed, the newest first", async () => {
  const { outbox, set } = await open();
  await set({ state: "sent" });
  for (const to of ["a@b.example", "c@d.example"]) await outbox.sendCheck(to);
  expect(await outbox.counts()).toEqual({ waiting: 2, sent: 1, failed: 0 });
  const listed = async (page: Parameters<typeof outbox.list>[0]) =>
    (await outbox.list(page)).map(({ to }) => to);
  expect(await listed({ limit: 2, offset: 0 })).toEqual(["c@d.example", "a@b.example"]);
  expect(await listed({ limit: 2, offset: 2 })).toEqual(["nadia@rihla.example"]);
  expect(await listed({ state: "sent", limit: 9, offset: 0 })).toEqual(["nadia@rihla.example"]);
});

test("delays grow from a minute to twelve hours, a little more or less", () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tries) => retryDelayMs(tries, 0.5) / 60_000);
  expect(minutes).toEqual([1, 3, 9, 27, 81, 243, 720, 720, 720]);
  expect([retryDelayMs(1, 0), retryDelayMs(1, 1)]).toEqual([48_000, 72_000]);
  const silences = [-5, 0, 1, 4, 13, 60, 100_000].map(
    (age) => silenceDelayMs(age * 60_000, 0.5) / 60_000,
  );
  expect(silences).toEqual([1, 1, 3, 9, 27, 60, 60]);
});

test("after thirty days what was sent is forgotten, and what opens nothing any more; what failed stays", async () => {
  const { outbox, id, set } = await open();
  const isThere = async (values: Partial<MailRow>) => {
    await set(values);
    await outbox.purge();
    return (await outbox.find(id)) !== null;
  };
  const [fresh, old] = [inHours(-29 * 24), inHours(-31 * 24)];
  expect([
    await isThere({ state: "failed", createdAt: old }),
    await isThere({ state: "waiting", createdAt: old }),
    await isThere({ state: "waiting", createdAt: old, expiresAt: inHours(1) }),
    await isThere({ state: "sent", createdAt: fresh }),
    await isThere({ state: "failed", createdAt: fresh, expiresAt: inHours(-1) }),
    await isThere({ state: "failed", createdAt: old, expiresAt: inHours(-1) }),
  ]).toEqual([true, true, true, true, true, false]);
});

test("of one that is claimed and renewed the lease lies ahead; that it was sent is told with to whom and when, and nothing else changes", async () => {
  const { outbox, id, held } = await open();
  const other = await outbox.sendCheck("karim@rihla.example");
  const claimed = await held();
  const aheadMs = (row: MailRow | null) => Date.parse(row?.leaseUntil ?? "") - Date.now();
  expect(aheadMs(claimed)).toBeGreaterThan(0);
  await outbox.renew(claimed);
  expect(aheadMs(await outbox.find(claimed.id))).toBeGreaterThan(0);
  const failed = { isTry: true, state: "failed", error: "refused" } as const;
  await outbox.finish(claimed, failed);
  expect(await outbox.find(claimed.id)).toMatchObject({
    ...{ state: "failed", lastError: "refused", to: claimed.to, sentAt: null, nextTryAt: null },
    ...{ kind: "check", leaseUntil: null },
  });
  await outbox.sendAgain(claimed.id);
  const untouched = await outbox.find(claimed.id === id ? other : id);
  expect(untouched).toMatchObject({ state: "waiting", tries: 0 });
});

test("a link is kept for as long as it works: then what it opens is forgotten, and that of others is not", async () => {
  const { site, db } = await openTestSite();
  const late = await queueMail(db, { ...LINK, to: "a@b.example", expiresAt: inHours(-1) });
  const open = await queueMail(db, { ...LINK, to: "c@d.example", expiresAt: inHours(1) });
  const endless = await queueMail(db, { ...LINK, to: "e@f.example" });
  const leftMs = Date.parse((await site.outbox.find(open))?.expiresAt ?? "") - Date.now();
  expect(leftMs).toBeGreaterThan(0.9 * HOUR_MS);
  expect(leftMs).toBeLessThan(1.1 * HOUR_MS);
  await site.outbox.purge();
  const kept = [late, open, endless].map(async (id) => (await site.outbox.find(id))?.payload);
  const payload = JSON.stringify(LINK.payload);
  expect(await Promise.all(kept)).toEqual(["{}", payload, payload]);
});
