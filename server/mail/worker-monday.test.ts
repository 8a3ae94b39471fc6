import { expect, onTestFinished, test, vi } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestMail } from "#tests/support/open-test-mail.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";

const WAIT = { timeout: 10_000, interval: 20 };

/** A demo agency on a Monday at eight, of which the owner has been there for a while. */
async function open() {
  // A Monday; times of mails are those of this clock.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T02:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const opened = await openTestMail();
  const { db, site } = opened;
  const owner = await makeUser({ db });
  await db.updateTable("staff").set({ createdAt: "2026-11-20T00:00:00.000Z" }).execute();
  const server = await startSmtpServer();
  onTestFinished(() => server.close());
  const deliver = async () => {
    expect(await site.mondayMail.queue()).toBe(1);
    opened.start(server.url);
    await vi.waitFor(() => expect(server.received).toHaveLength(1), WAIT);
    const [mail] = server.received;
    if (!mail) throw new Error("no mail came");
    return mail;
  };
  return { ...opened, owner, deliver };
}

test("what needs somebody, each with its place, and the way to switch it off", async () => {
  const { deliver, owner, site } = await open();
  const lines = await site.attention.list("2026-11-23");
  const mail = await deliver();
  expect(mail.to).toEqual([owner.email]);
  expect(mail.subject).toBe(`${lines.length} things need somebody at Rihla Travels`);
  for (const { href } of lines) expect(mail.text).toContain(`https://rihla.example${href}`);
  expect(mail.text).toMatch(/- A price has ended: \u2068.+\u2069 \(ended on \d+ \w+ \d{4}\)/u);
  expect(mail.text).toContain("https://rihla.example/admin/today#monday-mail");
  expect(mail.text).toContain("Switch this mail off");
});

test("what is done by the time it is sent is left out; of nothing left it says so", async () => {
  const { site, mails, mailRoom } = await open();
  expect(await site.mondayMail.queue()).toBe(1);
  const [mail] = await mails();
  const row = await site.outbox.find(mail?._id ?? "");
  for (const { key } of await site.attention.list("2026-11-23")) {
    await site.attention.putOff(key, "2026-11-24", "2026-11-23");
  }
  const letter = row && (await mailRoom.compose(row));
  expect(letter?.text).toContain("By now nothing needs anybody.");
  expect(letter?.html).toContain("Switch this mail off");
});

test("somebody who left meanwhile is told nothing", async () => {
  const { site, db, mails, mailRoom } = await open();
  expect(await site.mondayMail.queue()).toBe(1);
  const [mail] = await mails();
  const row = await site.outbox.find(mail?._id ?? "");
  expect(row && (await mailRoom.compose(row))?.text).toContain("https://rihla.example/admin/");
  await db.deleteFrom("staff").execute();
  expect(row && (await mailRoom.compose(row))).toBeNull();
});
