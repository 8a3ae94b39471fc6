import { expect, onTestFinished, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openTestMail } from "#tests/support/open-test-mail.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { retryDelayMs, silenceDelayMs } from "./worker.ts";

test("what a clock that was ahead put off, or held, goes out once it is right", async () => {
  const { site, db, start, mails } = await openTestMail();
  const server = await startSmtpServer();
  onTestFinished(() => server.close());
  for (let i = 0; i < 2; i++) await makeEnquiry(site, { email: "" });
  const ahead = new Date(Date.now() + 40 * 86_400_000).toISOString();
  await db.updateTable("mail").set({ nextTryAt: ahead }).execute();
  const held = await site.outbox.claim();
  await db
    .updateTable("mail")
    .set({ leaseUntil: ahead })
    .where("id", "=", held?.id ?? "")
    .execute();
  start(server.url);
  const states = async () => (await mails()).map(({ state }) => state);
  await expect.poll(states, { timeout: 10_000 }).toEqual(["sent", "sent"]);
});

test("a link is too old for good only by a clock that can be trusted", async () => {
  const { site, db, start, mails } = await openTestMail({ delayMs: () => 20 });
  const server = await startSmtpServer();
  onTestFinished(() => server.close());
  const shift = (ms: number) => new Date(Date.now() + ms).toISOString();
  const stateIs = (state: string) =>
    expect.poll(async () => (await mails())[0]?.state, { timeout: 10_000 }).toBe(state);
  await site.invitation.create("guest@rihla.example", { by: null });
  const set = (expiresAt: string) =>
    db
      .updateTable("mail")
      .set({ expiresAt, nextTryAt: shift(0), state: "waiting" })
      .execute();

  await set(shift(-1000));
  start(server.url);
  await expect.poll(async () => (await mails())[0]?.lastError).toContain("too old");
  await stateIs("waiting");
  await set(shift(3_600_000));
  await stateIs("sent");

  for (let hour = -30; hour <= 0; hour++) await site.clock.look(Date.now() + hour * 3_600_000);
  // It jumped ahead a moment ago, and nobody has looked since.
  await db
    .updateTable("clock")
    .set({ seenAt: shift(-40 * 86_400_000) })
    .execute();
  await set(shift(-1000));
  await expect.poll(async () => (await mails())[0]?.lastError).toContain("too old");
  await stateIs("waiting");

  await db
    .updateTable("clock")
    .set({ seenAt: shift(0) })
    .execute();
  await set(shift(-1000));
  await stateIs("failed");
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
