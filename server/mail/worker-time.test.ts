import { expect, onTestFinished, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openTestMail } from "#tests/support/open-test-mail.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

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
