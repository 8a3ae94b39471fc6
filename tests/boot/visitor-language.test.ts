import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { tokenOf } from "#tests/support/make-enquiry.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const WAIT = { timeout: 30_000, interval: 50 };
const OWNER = "nadia@rihla.example";
const VISITOR = "fatima@example.com";
/** Keep a line in its order where a program knows nothing of directions. */
const [LRM, RLM] = ["\u200e", "\u200f"];

/** A site in three languages that sends mail, and its owner. */
async function openSite() {
  const mail = await startSmtpServer();
  onTestFinished(() => mail.close());
  const DATA_DIR = temporaryFolder();
  const MAIL_FROM = "Rihla Travels <salam@rihla.example>";
  const server = startBuiltServer({
    ...{ PORT: await freePort(), DATA_DIR, SMTP_URL: mail.url, MAIL_FROM },
  });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();

  let cookie = "";
  const ask = (method: string, address: string, body?: object) =>
    fetch(server.url + address, {
      method,
      headers: { "content-type": "application/json", cookie },
      body: body ? JSON.stringify(body) : null,
    });
  const owner = { name: "Nadia", email: OWNER, password: PASSWORD };
  cookie = cookieFrom((await ask("POST", "/api/users", owner)).headers);
  await ask("PUT", "/api/languages", { shown: ["bn", "ar"] });

  /** Of a form that this server has shown a while ago. */
  const formToken = () => tokenOf(readFileSync(path.join(DATA_DIR, "secret"), "utf8"));
  /** As a browser without scripts does. */
  async function send(address: string, fields: Record<string, string>): Promise<string> {
    const answer = await fetch(server.url + address, {
      method: "POST",
      body: new URLSearchParams({ ...fields, token: formToken(), website: "" }),
    });
    return await answer.text();
  }
  /** The newest mail to somebody, when as many have come to all. */
  async function letterTo(address: string, count: number) {
    await vi.waitFor(() => expect(mail.received).toHaveLength(count), WAIT);
    return mail.received.findLast(({ to }) => to.includes(address));
  }
  return { url: server.url, ask, send, formToken, letterTo };
}

test("who asks on an Arabic page is thanked and written to in Arabic; staff are told so, in theirs", async () => {
  const { url, ask, send, letterTo } = await openSite();
  const typed = { name: "فاطمة", phone: "01011-480226", email: VISITOR, message: "متى السفر؟" };
  const form = { ...typed, topic: "umrah", month: "", travellers: "4", note: "متى السفر؟" };
  const thanks = await send("/ar/get-started", form);
  const reference = /RH-[2-9B-Z]{4}/.exec(thanks)?.[0] ?? "";
  expect(thanks).toContain("فاطمة");
  const [, said = ""] = /wa\.me\/\d+\?text=([^"]+)"/.exec(thanks) ?? [];
  expect(decodeURIComponent(said)).toContain(reference);
  expect(decodeURIComponent(said)).toMatch(/^\p{Script=Arabic}/u);

  const confirmation = await letterTo(VISITOR, 2);
  expect(confirmation?.subject).toBe(`${RLM}${reference}: وصلنا استفسارك`);
  expect(confirmation?.text).toContain('<html lang="ar" dir="rtl">');
  expect(confirmation?.text).toContain("شكرًا لك يا فاطمة.");
  expect(confirmation?.text).toContain(`رقم طلبك: ${LRM}${reference}${LRM}`);
  expect(confirmation?.text).toContain(`${url}/ar`);
  expect(confirmation?.text).not.toMatch(/Thank|Telephone|Saturday/);

  const told = await letterTo("salam@rihla.example", 2);
  expect(told?.subject).toBe(`${reference}: Umrah, فاطمة`);
  expect(told?.text).toContain("Language: العربية");
  const inbox = await (await ask("GET", `/api/enquiries?q=${reference}`)).json();
  expect(inbox.enquiries).toMatchObject([{ reference, language: "ar" }]);
});

test("what goes to staff is in the language of whoever reads it: mail, and the table of enquiries", async () => {
  const { ask, send, letterTo } = await openSite();
  const profile = { name: "Nadia", email: OWNER, language: "bn" };
  expect((await ask("PUT", "/api/users/profile", profile)).status).toBe(200);
  await send("/forgot-password", { email: OWNER });
  const reset = await letterTo(OWNER, 1);
  expect(reset?.text).toContain('<html lang="bn" dir="ltr">');
  expect(reset?.text).toContain("নতুন পাসওয়ার্ড দিন");

  const table = await (await ask("GET", "/api/enquiries.csv")).text();
  const [head, ...rows] = table.trim().split("\r\n");
  expect(head).toMatch(/"রেফারেন্স".*"ভাষা","দায়িত্বে","খোঁজ নেওয়ার দিন","মেলানো"$/);
  expect(rows.find((row) => row.includes("রোকেয়া সুলতানা"))).toMatch(/"বাংলা","","",""$/);
  expect(rows.filter((row) => /,"English","","",""$/.test(row)).length).toBeGreaterThan(5);
  const journeys = await (await ask("GET", "/api/departures.csv?show=umrah")).text();
  expect(journeys.split("\r\n")[0]).toMatch(/"যাওয়া","ফেরা","প্যাকেজ"/);
  expect(journeys).toContain('"ওমরাহ"');
});

test("a program says in which language the answer is expected; without it, English", async () => {
  const { ask, formToken } = await openSite();
  const newest = { topic: "umrah", name: "Farida Newest", phone: "01011-480226" };
  const asked = { ...newest, token: formToken() };
  const unknown = await ask("POST", "/api/enquiries", { ...asked, language: "fr" });
  expect(unknown.status).toBe(400);
  expect((await ask("POST", "/api/enquiries", { ...asked, language: "bn" })).status).toBe(201);
  expect((await ask("POST", "/api/enquiries", asked)).status).toBe(201);
  const { enquiries } = await (await ask("GET", "/api/enquiries?q=Newest")).json();
  expect(enquiries.map(({ language }: { language: string }) => language)).toEqual(["en", "bn"]);
});

test("what has no language leads on as it was written", async () => {
  const { url } = await openSite();
  const locationOf = async (address: string) => {
    const answer = await fetch(url + address, { redirect: "manual" });
    return [answer.status, answer.headers.get("Location")];
  };
  for (const [address, to] of [
    ["/bn/admin%0d%0aX:", "/admin%0d%0aX:"],
    ["/ar/admin/%E0%A6%95?a=%20", "/admin/%E0%A6%95?a=%20"],
    ["/bn/admin%5cexample.com", "/admin%5cexample.com"],
    ["/ar/login", "/login"],
  ] as const) {
    expect.soft(await locationOf(address), address).toEqual([302, to]);
  }
});
