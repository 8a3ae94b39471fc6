import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#tests/support/built-server.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openTestMail } from "#tests/support/open-test-mail.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { queueNewDevice } from "./new-device.ts";

type SmtpOptions = Parameters<typeof startSmtpServer>;

async function smtp(...options: SmtpOptions) {
  const server = await startSmtpServer(...options);
  onTestFinished(() => server.close());
  return server;
}

const WAIT = { timeout: 10_000, interval: 20 };
const AGENCY = "salam@rihla.example";

test("an enquiry goes to the agency, with the visitor to reply to, and a confirmation to them", async () => {
  const { site, start, mails, lines } = await openTestMail();
  const server = await smtp();
  const { reference } = await makeEnquiry(site, {
    name: "ফরিদা ইয়াসমিন",
    message: "How many steps?",
  });
  start(server.url);
  await vi.waitFor(async () => {
    expect((await mails()).map(({ state }) => state)).toEqual(["sent", "sent"]);
  }, WAIT);
  // Both are on their way at once.
  const [agency, visitor] = [true, false].map((isAgency) =>
    server.received.find(({ to }) => to.includes(AGENCY) === isAgency),
  );
  expect([agency?.from, agency?.to]).toEqual([AGENCY, [AGENCY]]);
  expect(agency?.head).toMatch(/^Reply-To: =\?UTF-8\?.*<farida@example\.com>/m);
  expect(agency?.subject).toBe(`${reference}: Umrah, ফরিদা ইয়াসমিন`);
  expect(agency?.head).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(agency?.messageId).toMatch(/^<[0-9a-f]{32}@rihla\.example>$/);
  expect(agency?.text).toContain("> How many steps?");
  expect(agency?.text).toMatch(/<blockquote[^>]*>How many steps\?/);
  expect(agency?.text).toMatch(/https:\/\/rihla\.example\/admin\/enquiries\/[0-9a-f]{32}/);
  expect(visitor?.to).toEqual(["farida@example.com"]);
  expect(visitor?.text).toContain("Thank you, ফরিদা ইয়াসমিন.");
  expect(visitor?.text).not.toContain("How many steps");
  expect(JSON.stringify(lines)).not.toMatch(/farida|ফরিদা|salam/);
});

test.each([
  ["at a recipient", { rcpt: (_: string, nth: number) => later(nth) }],
  ["after the message", { data: (nth: number) => later(nth) }],
])("4xx %s, then 250: it goes out once", async (_, behaviour) => {
  const { site, start, mails } = await openTestMail();
  const server = await smtp(behaviour);
  await makeEnquiry(site, { email: "" });
  start(server.url);
  await vi.waitFor(async () => {
    expect(await mails()).toMatchObject([{ state: "sent", tries: 3, lastError: null }]);
  }, WAIT);
  expect(server.received).toHaveLength(1);
});

const later = (nth: number) => (nth < 3 ? { code: 451, text: "try later" } : null);

test("a connection that drops in the middle of a message is no answer: it goes out once", async () => {
  const { site, start, mails } = await openTestMail();
  const server = await smtp({ data: (nth) => (nth < 3 ? "drop" : null) });
  await makeEnquiry(site, { email: "", message: "long ".repeat(900) });
  start(server.url);
  await vi.waitFor(async () => {
    expect(await mails()).toMatchObject([{ state: "sent", tries: 1 }]);
  }, WAIT);
  expect(server.received).toHaveLength(1);
});

test("a server that is not there, then is: waiting with the reason, then sent", async () => {
  const { site, start, stop, mails } = await openTestMail({ delayMs: () => 150 });
  const port = Number(await freePort());
  await makeEnquiry(site, { email: "" });
  start(`smtp://127.0.0.1:${port}`);
  await vi.waitFor(async () => {
    expect(await mails()).toMatchObject([
      { state: "waiting", tries: 0, lastError: "The mail server could not be reached." },
    ]);
  }, WAIT);
  const server = await smtp({}, port);
  await vi.waitFor(async () => expect(await mails()).toMatchObject([{ state: "sent" }]), WAIT);
  await stop();
  expect(server.received).toHaveLength(1);
});

test("a server that says nothing is given up, and the mail waits", async () => {
  const { site, start, mails } = await openTestMail({ delayMs: () => 60_000 });
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  await makeEnquiry(site, { email: "" });
  const { port } = silent.address() as { port: number };
  start(`smtp://127.0.0.1:${port}`);
  await vi.waitFor(async () => {
    const [mail] = await mails();
    expect(mail).toMatchObject({ state: "waiting", tries: 0 });
    expect(mail?.lastError).toMatch(/in time|could not be reached/);
    expect(Date.parse(mail?.nextTryAt ?? "")).toBeGreaterThan(Date.now() + 50_000);
  }, WAIT);
});

test("after ten tries it has failed", async () => {
  const { site, start, mails } = await openTestMail();
  const server = await smtp({ data: () => ({ code: 451, text: "never" }) });
  await makeEnquiry(site, { email: "" });
  start(server.url);
  await vi.waitFor(async () => {
    expect(await mails()).toMatchObject([{ state: "failed", tries: 10 }]);
  }, WAIT);
  expect((await mails())[0]?.lastError).toMatch(/451.*never Given up after 10 tries\.$/);
});

test("a process that ends again and again uses up no try, nor does a server that is never there", async () => {
  const { site, db, start, stop, mails } = await openTestMail({ delayMs: () => 5 });
  await makeEnquiry(site, { email: "" });
  for (let crash = 0; crash < 15; crash++) {
    expect(await site.outbox.claim()).not.toBeNull();
    await db
      .updateTable("mail")
      .set({ leaseUntil: new Date(0).toISOString() })
      .execute();
  }
  expect(await mails()).toMatchObject([{ state: "waiting", tries: 0 }]);

  const server = createServer((socket) => void socket.destroy()).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  let calls = 0;
  server.on("connection", () => calls++);
  start(`smtp://127.0.0.1:${(server.address() as { port: number }).port}`);
  await vi.waitFor(() => expect(calls).toBeGreaterThan(12), WAIT);
  await stop();
  expect(await mails()).toMatchObject([{ state: "waiting", tries: 0 }]);
});

test("two workers on one outbox send nothing twice", async () => {
  const { site, start, mails } = await openTestMail();
  const server = await smtp();
  for (let i = 0; i < 20; i++) await makeEnquiry(site, { email: "" });
  start(server.url);
  start(server.url);
  await vi.waitFor(async () => {
    expect((await mails()).filter(({ state }) => state === "sent")).toHaveLength(20);
  }, WAIT);
  expect(server.received).toHaveLength(20);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(20);
});

test("what a dead process held goes out when its lease is over, under the same id", async () => {
  const { site, db, start, mails } = await openTestMail();
  const server = await smtp();
  await makeEnquiry(site, { email: "" });
  const held = await site.outbox.claim();
  expect(await site.outbox.claim()).toBeNull();
  await expect(site.outbox.sendAgain(held?.id ?? "")).rejects.toThrow("mail-not-waiting");
  start(server.url);
  await db.updateTable("mail").set({ leaseUntil: new Date().toISOString() }).execute();
  await vi.waitFor(async () => {
    expect(await mails()).toMatchObject([{ state: "sent", tries: 1 }]);
  }, WAIT);
  expect(server.received[0]?.messageId).toBe(`<${held?.id}@rihla.example>`);
  // The dead one comes back: its word counts no more.
  if (held) await site.outbox.finish(held, { state: "failed", error: "late", isTry: true });
  expect(await mails()).toMatchObject([{ state: "sent" }]);
});

test("without an address the agency's mail goes to the owner; without an owner it waits", async () => {
  const { site, db, start, mails } = await openTestMail({ delayMs: () => 50 });
  await db
    .updateTable("document")
    .set({ body: "{}" })
    .where("documentId", "=", "contact")
    .where("kind", "=", "settings")
    .execute();
  const server = await smtp();
  await makeEnquiry(site, { email: "" });
  start(server.url);
  await vi.waitFor(async () => {
    expect((await mails())[0]?.lastError).toMatch(/nobody to send it to/);
  }, WAIT);
  await site.user.register({
    name: "Owner",
    email: "owner@rihla.example",
    password: "tea, then rooftops",
  });
  await vi.waitFor(async () => expect(await mails()).toMatchObject([{ state: "sent" }]), WAIT);
  expect(server.received[0]?.to).toEqual(["owner@rihla.example"]);
});

test("an invitation reaches its guest with its link; the outbox then has forgotten it", async () => {
  const { site, db, start, mails, mailRoom } = await openTestMail();
  const server = await smtp();
  const { secret } = await site.invitation.create("guest@rihla.example", { by: null });
  const [mail] = await mails();
  expect((await mailRoom.read(mail?._id ?? ""))?.text).not.toContain(secret);
  start(server.url);
  await vi.waitFor(async () => expect(await mails()).toMatchObject([{ state: "sent" }]), WAIT);
  expect(server.received[0]).toMatchObject({ to: ["guest@rihla.example"] });
  expect(server.received[0]?.text).toContain(`https://rihla.example/register?invitation=${secret}`);
  const rows = await db.selectFrom("mail").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test("what was sent of a new device can be read afterwards, also when it would be too late to send it", async () => {
  const { site, db, start, mails, mailRoom } = await openTestMail();
  const server = await smtp();
  const device = { userAgent: "", address: "192.0.2.7" };
  await db.transaction().execute((tx) => queueNewDevice(tx, "farida@rihla.example", device));
  start(server.url);
  await vi.waitFor(async () => expect(await mails()).toMatchObject([{ state: "sent" }]), WAIT);
  await db.updateTable("mail").set({ expiresAt: "2026-01-01T00:00:00.000Z" }).execute();
  await site.outbox.purge();
  const [mail] = await mails();
  expect((await mailRoom.read(mail?._id ?? ""))?.text).toContain("192.0.2.7");
});
