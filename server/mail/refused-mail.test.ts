import { expect, onTestFinished, test, vi } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openTestMail } from "#tests/support/open-test-mail.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

const WAIT = { timeout: 10_000, interval: 20 };

test("a refusal for good fails with its words, and can be sent again", async () => {
  const { site, start, mails } = await openTestMail();
  const isGone = (nth: number) => nth === 1;
  const server = await startSmtpServer({
    rcpt: (_, nth) => (isGone(nth) ? { code: 550, text: "5.1.1 no such mailbox" } : null),
  });
  onTestFinished(() => server.close());
  await makeEnquiry(site, { email: "" });
  start(server.url);
  await vi.waitFor(async () => {
    expect(await mails()).toMatchObject([{ state: "failed", tries: 1, nextTryAt: null }]);
  }, WAIT);
  const [mail] = await mails();
  expect(mail?.lastError).toMatch(/refused it: 550.*no such mailbox/);
  await site.outbox.sendAgain(mail?._id ?? "");
  await vi.waitFor(async () => {
    expect(await mails()).toMatchObject([{ state: "sent", lastError: null }]);
  }, WAIT);
  await expect(site.outbox.sendAgain(mail?._id ?? "")).rejects.toThrow("mail-not-waiting");
});
