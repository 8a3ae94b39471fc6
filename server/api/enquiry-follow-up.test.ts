import { expect, onTestFinished, test, vi } from "vitest";
import { dayFormat } from "#contracts/zone-time.ts";
import { ENQUIRY, makeEnquiry, tokenOf } from "#tests/support/make-enquiry.ts";
import { makeUser, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const DAY_MS = 86_400_000;

async function open() {
  const api = await openTestApi();
  const { user, cookie } = await signInTo(api, { name: "Nadia Rahman" });
  const ask = (method: string, path: string, body?: unknown) =>
    api.send(method, `/api/enquiries${path}`, body, { cookie });
  const { timeZone } = await api.site.settings.get();
  const inDays = (days: number) => dayFormat(timeZone).format(Date.now() + days * DAY_MS);
  const names = async (query: string) =>
    (await ask("GET", query)).body.enquiries.map(({ name }: { name: string }) => name);
  return { ...api, user, cookie, ask, inDays, names };
}

test("an owner and a day: in the log, in the audit, with a version; the same again is no change", async () => {
  const { ask, site, user, db } = await open();
  const karim = await makeUser({ db }, { name: "Abdul Karim" });
  const { id, reference } = await makeEnquiry(site);
  const wanted = { owner: karim._id, followUpOn: "2026-12-01", version: 1 };
  const given = await ask("PUT", `/${id}`, wanted);
  expect([given.status, given.body]).toMatchObject([
    200,
    { owner: karim._id, ownerName: "Abdul Karim", followUpOn: "2026-12-01", version: 2 },
  ]);
  expect(given.body.unread).toBe(false);
  const log = [
    { by: user.name, status: null, what: "owner", value: "Abdul Karim" },
    { by: user.name, status: null, what: "follow-up", value: "2026-12-01" },
  ];
  expect(given.body.history).toMatchObject(log);
  const again = await ask("PUT", `/${id}`, given.body);
  expect(again.body).toEqual(given.body);
  const late = await ask("PUT", `/${id}`, { owner: null, followUpOn: null, version: 1 });
  expect([late.status, late.body.current]).toEqual([409, given.body]);
  const none = await ask("PUT", `/${id}`, { owner: null, followUpOn: null, version: 2 });
  expect(none.body).toMatchObject({ owner: null, ownerName: "", followUpOn: null, version: 3 });
  expect(none.body.history).toMatchObject([
    ...log,
    { what: "owner", value: "" },
    { what: "follow-up", value: "" },
  ]);
  expect((await site.audit.list({ limit: 1, offset: 0 }))[0]).toMatchObject({
    ...{ action: "update", thing: "enquiry", summary: reference, userName: user.name },
  });
});

test("who was removed owns nothing, and their name is still read", async () => {
  const { ask, site, db, user, names } = await open();
  await db.updateTable("staff").set({ owner: 1 }).where("id", "=", user._id).execute();
  const karim = await makeUser({ db }, { name: "Abdul Karim" });
  const { id } = await makeEnquiry(site);
  await ask("PUT", `/${id}`, { owner: karim._id });
  await site.user.remove(karim._id, { by: user._id });
  const { body } = await ask("GET", `/${id}`);
  expect(body).toMatchObject({ owner: null, ownerName: "Abdul Karim", version: 2 });
  expect((await ask("PUT", `/${id}`, body)).body).toEqual(body);
  expect(await names("?owner=nobody")).toEqual(["Farida Yasmin"]);
  expect((await ask("GET", "")).body.counts).toMatchObject({ unowned: 1, mine: 0 });
});

test("first what is overdue, then today, then the others; the agency's day decides", async () => {
  const { ask, site, inDays, names, user } = await open();
  const days = { Later: 1, Today: 0, Over: -3, "Closed, over": -4, None: null };
  for (const [name, inAll] of Object.entries(days)) {
    const { id } = await makeEnquiry(site, { name, email: `${inAll}@example.com`, phone: "" });
    if (inAll !== null) await ask("PUT", `/${id}`, { followUpOn: inDays(inAll) });
    if (name.startsWith("Closed")) await ask("PUT", `/${id}`, { status: "closed" });
    if (name === "Today") await ask("PUT", `/${id}`, { owner: user._id });
  }
  const inOrder = ["Over", "Today", "None", "Closed, over", "Later"];
  expect(await names("?order=due")).toEqual(inOrder);
  const paged = [];
  for (let offset = 0; offset < 6; offset++) {
    paged.push(...(await names(`?order=due&limit=1&offset=${offset}`)));
  }
  expect(paged).toEqual(inOrder);
  expect(await names("?order=due&limit=3&offset=1")).toEqual(inOrder.slice(1, 4));
  expect(await names("")).toEqual(["None", "Closed, over", "Over", "Today", "Later"]);
  const { counts, today } = (await ask("GET", "")).body;
  expect([counts, today]).toMatchObject([{ due: 2, mine: 1, unowned: 3, all: 5 }, inDays(0)]);
  expect(await names("?owner=mine")).toEqual(["Today"]);
  expect(await names("?owner=nobody")).toEqual(["None", "Over", "Later"]);
});

test("what is no day, or nobody's id, is refused, and nothing has changed", async () => {
  const { ask, site } = await open();
  const { id } = await makeEnquiry(site);
  const days = ["", " ", "2026-02-30", "2026-13-01", "tomorrow", "2026-12-01T00:00", "২০২৬-১২-০১"];
  const hostile = [5, true, [], {}, "x".repeat(100_000), "' or 1=1 --", "\u0000", "\ud800"];
  for (const followUpOn of [...days, ...hostile]) {
    expect([followUpOn, (await ask("PUT", `/${id}`, { followUpOn })).status]).toEqual([
      followUpOn,
      400,
    ]);
  }
  for (const owner of ["", "nobody", ...hostile]) {
    expect([owner, (await ask("PUT", `/${id}`, { owner })).status]).toEqual([owner, 400]);
  }
  const refused = await ask("PUT", `/${id}`, { owner: "nobody", status: "called" });
  expect(refused.body).toMatchObject({ message: expect.stringContaining("Nobody on the staff") });
  expect((await ask("GET", `/${id}`)).body).toMatchObject({
    version: 1,
    status: "new",
    history: [],
  });
  for (const query of ["?owner=x", "?order=x", "?owner=mine&owner=nobody"]) {
    expect((await ask("GET", query)).status).toBe(400);
  }
});

test("what it came from is kept, read, and changed by nobody", async () => {
  const { ask, send, secret, site } = await open();
  const sendForm = (more: object) =>
    send("POST", "/api/enquiries", { ...ENQUIRY, token: tokenOf(secret), ...more });
  const sent = await sendForm({ departure: " umrah-feb ", visa: "x".repeat(60) });
  expect(sent.status).toBe(201);
  const [found] = await site.enquiry.list({ limit: 1, offset: 0 });
  expect(found).toMatchObject({ departure: "umrah-feb", visa: "x".repeat(60) });
  const changed = await ask("PUT", `/${found?._id}`, { departure: "other", visa: null });
  expect(changed.body).toMatchObject({ departure: "umrah-feb", visa: "x".repeat(60), version: 1 });
  expect((await sendForm({ departure: "", message: "Another" })).status).toBe(201);
  expect((await site.enquiry.list({ limit: 1, offset: 0 }))[0]).toMatchObject({ departure: null });
  for (const departure of ["x".repeat(61), 5, {}, ["a"], "\ud800"]) {
    expect([departure, (await sendForm({ departure })).status]).toEqual([departure, 400]);
  }
});

test("what is new is told in two numbers", async () => {
  const { ask, site } = await open();
  expect((await ask("GET", "/news")).body).toEqual({ new: 0, newest: null });
  const first = await makeEnquiry(site);
  const second = await makeEnquiry(site, { email: "karim@example.com" });
  await ask("PUT", `/${first.id}`, { status: "called" });
  expect((await ask("GET", "/news")).body).toEqual({ new: 1, newest: second.id });
});

test("today is the agency's day, also while it is yesterday elsewhere", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2030-02-01T20:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, send, cookie, site } = await open();
  await send("PUT", "/api/settings", { timeZone: "Asia/Dhaka" }, { cookie });
  const { id } = await makeEnquiry(site);
  await ask("PUT", `/${id}`, { followUpOn: "2030-02-02" });
  const { today, counts } = (await ask("GET", "")).body;
  expect([today, counts.due]).toEqual(["2030-02-02", 1]);
});
