import { createServer, type Server } from "node:net";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#tests/support/built-server.ts";
import { kill, post, start, tokenFor } from "#tests/support/enquiry-server.ts";
import { ENQUIRY, tokenOf } from "#tests/support/make-enquiry.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const WAIT = { timeout: 30_000, interval: 50 };

async function smtp(...options: Parameters<typeof startSmtpServer>) {
  const server = await startSmtpServer(...options);
  onTestFinished(() => server.close());
  return server;
}

test("a visitor asks for a price, the mail arrives, staff answer and close it", async () => {
  const DATA_DIR = temporaryFolder();
  const mail = await smtp();
  const { url } = await start({ DATA_DIR, SMTP_URL: mail.url });
  const page = await (await fetch(`${url}/packages/umrah`)).text();
  expect(page).toMatch(/name="token" value="[\w.-]+"/);
  const typed = { name: "Farida Yasmin", phone: "01011-480226", month: "", travellers: "4" };
  const form = { ...typed, token: tokenFor(DATA_DIR), website: "" };
  const send = () =>
    fetch(`${url}/packages/umrah`, { method: "POST", body: new URLSearchParams(form) });
  const thanks = await (await send()).text();
  expect(thanks).toContain("Thank you, Farida.");
  const reference = /RH-[2-9B-Z]{4}/.exec(thanks)?.[0] ?? "";
  // The page loaded again sends the form again.
  expect(await (await send()).text()).toContain(reference);

  await vi.waitFor(() => expect(mail.received).toHaveLength(1), WAIT);
  expect(mail.received[0]).toMatchObject({ to: ["salam@rihla.example"] });
  expect(mail.received[0]?.subject).toBe(`${reference}: Umrah, Farida Yasmin`);

  const owner = { name: "Nadia", email: "nadia@rihla.example", password: PASSWORD };
  const json = { "content-type": "application/json" };
  const registered = await fetch(`${url}/api/users`, {
    ...{ method: "POST", headers: json, body: JSON.stringify(owner) },
  });
  const headers = { ...json, cookie: cookieFrom(registered.headers) };
  const inbox = await fetch(`${url}/api/enquiries?q=${reference}`, { headers });
  const [found] = (await inbox.json()).enquiries;
  expect(found).toMatchObject({ status: "new", unread: true, package: "umrah", travellers: 4 });
  for (const status of ["called", "closed"]) {
    const answer = await fetch(`${url}/api/enquiries/${found._id}`, {
      ...{ method: "PUT", headers, body: JSON.stringify({ status }) },
    });
    expect(await answer.json()).toMatchObject({ status, mail: [{ state: "sent" }] });
  }
});

test("each of the three forms says in the inbox what it was about, and where it came from", async () => {
  const DATA_DIR = temporaryFolder();
  const server = await start({ DATA_DIR, SEED_DEMO: "1" });
  const who = { name: "Farida Yasmin", token: tokenFor(DATA_DIR), website: "" };
  const forms = [
    ["/contact", { email: "farida@example.com", message: "Is there a lift?" }],
    ["/student-visa", { phone: "01011-480226", travellers: "১", month: "2027-02" }],
    [
      "/get-started",
      { topic: "hajj", phone: "", email: "f@example.com", travellers: "2", note: "Two" },
    ],
  ] as const;
  for (const [page, fields] of forms) {
    const body = new URLSearchParams({ ...who, ...fields });
    expect((await fetch(server.url + page, { method: "POST", body })).status).toBe(200);
  }
  await kill(server);
  const database = new Database(path.join(DATA_DIR, "rihla.sqlite"), { readonly: true });
  const rows = database
    .prepare("select * from enquiry where name = ? order by id desc limit 3")
    .all("Farida Yasmin");
  database.close();
  expect(rows).toMatchObject([
    { topic: "hajj", package: null, page: "/get-started", travellers: 2, message: "Two" },
    { topic: "student-visa", package: "student-visa", page: "/student-visa", travellers: 1 },
    { topic: "message", package: null, page: "/contact", message: "Is there a lift?" },
  ]);
});

test("killed between storing and sending: the mail goes out once, after the restart", async () => {
  const DATA_DIR = temporaryFolder();
  const first = await start({ DATA_DIR });
  const { status } = await post(first.url, { ...ENQUIRY, email: "", token: tokenFor(DATA_DIR) });
  expect(status).toBe(201);
  await kill(first);
  const mail = await smtp();
  const second = await start({ DATA_DIR, SMTP_URL: mail.url });
  await vi.waitFor(() => expect(mail.received).toHaveLength(1), WAIT);
  second.signal("SIGTERM");
  expect(await second.ended).toBe(0);
  const third = await start({ DATA_DIR, SMTP_URL: mail.url });
  third.signal("SIGTERM");
  expect(await third.ended).toBe(0);
  expect(mail.received).toHaveLength(1);
});

test("killed in the middle of sending: it goes out once its lease is over", async () => {
  const DATA_DIR = temporaryFolder();
  const port = Number(await freePort());
  const SMTP_URL = `smtp://127.0.0.1:${port}`;
  const silent: Server = createServer().listen(port, "127.0.0.1");
  const called = new Promise((resolve) => silent.once("connection", resolve));
  const first = await start({ DATA_DIR, SMTP_URL });
  await post(first.url, { ...ENQUIRY, email: "", token: tokenFor(DATA_DIR) });
  await called;
  await kill(first);
  await new Promise((resolve) => silent.close(resolve));
  const mail = await smtp({}, port);
  await start({ DATA_DIR, SMTP_URL });
  await vi.waitFor(() => expect(mail.received).toHaveLength(1), WAIT);
  expect(mail.counts.data).toBe(1);
});

test("bad forms: too much text, lines in an email, other encodings, old and forged tokens", async () => {
  const DATA_DIR = temporaryFolder();
  const server = await start({ DATA_DIR, SEED_DEMO: "0", TRUST_PROXY: "1" });
  const good = { name: "Farida Yasmin", email: "farida@example.com", message: "Is there a lift?" };
  const send = (given: Record<string, string>, from = "192.0.2.9", init: RequestInit = {}) =>
    fetch(`${server.url}/contact`, {
      method: "POST",
      headers: { "x-forwarded-for": from },
      body: new URLSearchParams({ ...good, token: tokenFor(DATA_DIR), ...given }),
      ...init,
    });
  const megabyte = await send({ message: "x".repeat(1024 * 1024) });
  expect([megabyte.status, await megabyte.text()]).toEqual([
    413,
    expect.stringContaining("too large for this form"),
  ]);
  const lines = await send({ email: "farida@example.com\r\nBcc: all@example.com" });
  expect(lines.status).toBe(400);
  for (const token of ["", "a.b.c", tokenOf("another"), tokenOf("x", 48 * 3_600_000)]) {
    const answer = await send({ token });
    const html = await answer.text();
    expect([answer.status, html]).toEqual([400, expect.stringContaining("open for too long")]);
    expect(html).toContain(">Is there a lift?</textarea>");
    expect(/name="token" value="([\w.-]{30,})"/.exec(html)?.[1]).not.toBe(token);
  }
  const utf16 = Buffer.from(new URLSearchParams(good).toString(), "utf16le");
  expect((await send({}, "192.0.2.8", { body: utf16 })).status).toBe(400);

  for (let i = 0; i < 10; i++) expect((await send({ message: `No. ${i}` })).status).toBe(200);
  const refused = await send({ message: "One more" });
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 500]).toEqual([429, true]);
  const html = await refused.text();
  expect(html).toMatch(/wait 10 minutes/);
  expect(html).toContain(">One more</textarea>");
  expect(server.stdout() + server.stderr()).not.toMatch(/Farida|farida|192\.0\.2|lift/);
});

test("a database that cannot be written: the visitor is told, and keeps the words", async () => {
  const DATA_DIR = temporaryFolder();
  const server = await start({ DATA_DIR });
  const token = tokenFor(DATA_DIR);
  const blocker = new Database(path.join(DATA_DIR, "rihla.sqlite"));
  onTestFinished(() => void blocker.close());
  blocker.exec("begin immediate");
  const typed = { name: "Farida", email: "farida@example.com", message: "Is there a lift?", token };
  const send = () =>
    fetch(`${server.url}/contact`, { method: "POST", body: new URLSearchParams(typed) });
  const answer = await send();
  const html = await answer.text();
  expect([answer.status, html]).toEqual([503, expect.stringContaining("We could not store this")]);
  expect(html).toContain(">Is there a lift?</textarea>");
  expect(server.stdout()).not.toContain("lift");
  blocker.exec("rollback");
  const sentAgain = async () => (await send()).text();
  await expect.poll(sentAgain, WAIT).toContain("Thank you, Farida.");
});
