import { expect, onTestFinished, test, vi } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestMail } from "#tests/support/open-test-mail.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

const HOUR_MS = 3_600_000;

/** From here on, of this node alone: the database has its own. */
function clockIsOff(ms: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
  onTestFinished(() => void vi.useRealTimers());
}

test.each([
  ["behind, and sends it", -2 * HOUR_MS, true],
  ["behind, and another one sends it", -2 * HOUR_MS, false],
  ["ahead, and another one sends it", 2 * HOUR_MS, false],
])(
  "a link that was asked for a moment ago is sent, though the node was hours %s",
  async (_, offMs, isSame) => {
    const { start, mails, ...opened } = await openTestMail();
    const { site } = opened;
    const server = await startSmtpServer();
    onTestFinished(() => server.close());
    const { email } = await makeUser(opened);
    clockIsOff(offMs);
    await site.passwordReset.request(email);
    await site.invitation.create("guest@rihla.example", { by: null });
    if (!isSame) vi.useRealTimers();
    await site.outbox.purge();
    start(server.url);
    const states = async () => (await mails()).map(({ state, lastError }) => [state, lastError]);
    await expect.poll(states).toEqual(Array(2).fill(["sent", null]));
    for (const { text } of server.received) expect(text).toMatch(/https:\/\/rihla\.example\/\S+/);
  },
);

test("one that is too old by the shared clock is not sent, whatever the node's says", async () => {
  const { db, site, start, mails } = await openTestMail();
  const server = await startSmtpServer();
  onTestFinished(() => server.close());
  await site.passwordReset.request((await makeUser({ db })).email);
  const expiresAt = new Date(Date.now() - HOUR_MS).toISOString();
  await db.updateTable("mail").set({ expiresAt }).execute();
  clockIsOff(-2 * HOUR_MS);
  start(server.url);
  await expect.poll(async () => (await mails())[0]?.lastError).toContain("too old");
  expect(server.received).toEqual([]);
});
