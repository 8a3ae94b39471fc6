import { expect, test } from "vitest";
import { ENQUIRY, makeEnquiry, tokenOf } from "#tests/support/make-enquiry.ts";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

async function open() {
  const api = await openTestApi();
  const { user, cookie } = await signInTo(api, { name: "Nadia Rahman" });
  const ask = (method: string, path: string, body?: object) =>
    api.send(method, `/api/enquiries${path}`, body, { cookie });
  return { ...api, user, cookie, ask };
}

test("the list: by status and words, with counts of all and the total of what matches", async () => {
  const { ask, site } = await open();
  const farida = await makeEnquiry(site, { message: "x".repeat(300) });
  const karim = await makeEnquiry(site, { name: "Abdul Karim", phone: "+880 1011 204560" });
  await ask("PUT", `/${karim.id}`, { status: "called" });
  const list = async (query: string) => {
    const { status, body, headers } = await ask("GET", query);
    expect(status).toBe(200);
    const names = body.enquiries.map(({ name }: { name: string }) => name);
    return { names, total: headers.get("X-Total-Count"), body };
  };
  const all = await list("");
  expect([all.names, all.total]).toEqual([["Abdul Karim", "Farida Yasmin"], "2"]);
  expect(all.body.enquiries[1].message).toHaveLength(200);
  expect(all.body.counts).toEqual({
    ...{ new: 1, called: 1, waiting: 0, closed: 0, spam: 0 },
    ...{ all: 2, unread: 1, mine: 0, unowned: 2, due: 0 },
  });
  expect((await list("?status=called")).names).toEqual(["Abdul Karim"]);
  expect((await list("?status=spam")).total).toBe("0");
  expect((await list("?limit=1&offset=1")).names).toEqual(["Farida Yasmin"]);
  for (const q of ["karim", "KARIM abdul", "8801011204560", "1011-204560", karim.reference]) {
    expect([q, (await list(`?q=${encodeURIComponent(q)}`)).names]).toEqual([q, ["Abdul Karim"]]);
  }
  expect((await list("?q=%25")).names).toEqual([]);
  expect((await ask("GET", "?status=open")).status).toBe(400);
  expect((await ask("GET", `/${farida.id}`)).body).toMatchObject({ unread: true, version: 1 });
});

test("a status has its history, an answer its time; reading is no change", async () => {
  const { ask, site, user } = await open();
  const { id, reference } = await makeEnquiry(site);
  const read = await ask("PUT", `/${id}`, { unread: false });
  expect([read.status, read.body]).toMatchObject([200, { unread: false, version: 1 }]);
  const called = await ask("PUT", `/${id}`, { ...read.body, status: "called" });
  expect([called.status, called.body]).toMatchObject([200, { status: "called", version: 2 }]);
  const closed = await ask("PUT", `/${id}`, { status: "closed" });
  expect(closed.body).toMatchObject({
    answeredAt: called.body.answeredAt,
    closedAt: expect.any(String),
    history: [
      { by: user.name, status: "called" },
      { by: user.name, status: "closed" },
    ],
  });
  const again = await ask("PUT", `/${id}`, { status: "waiting" });
  expect(again.body).toMatchObject({ closedAt: null, answeredAt: called.body.answeredAt });
  expect((await site.audit.list({ limit: 1, offset: 0 }))[0]).toMatchObject({
    ...{ action: "update", thing: "enquiry", summary: reference, userName: user.name },
  });
});

test("an old version: 409 with what is there now, and nothing has changed", async () => {
  const { ask, site } = await open();
  const { id } = await makeEnquiry(site);
  await ask("PUT", `/${id}`, { status: "called", version: 1 });
  const late = await ask("PUT", `/${id}`, { status: "closed", unread: true, version: 1 });
  expect(late.status).toBe(409);
  expect(late.body.current).toMatchObject({ status: "called", unread: false, version: 2 });
  expect((await ask("GET", `/${id}`)).body).toEqual(late.body.current);
});

test("notes stay in order, with who wrote them; empty and endless ones are refused", async () => {
  const { ask, site, user } = await open();
  const { id } = await makeEnquiry(site);
  for (const text of ["Called, no answer.", "Will try\nafter Maghrib."]) {
    expect((await ask("POST", `/${id}/notes`, { text })).status).toBe(201);
  }
  const { body } = await ask("GET", `/${id}`);
  expect(body.notes).toMatchObject([
    { by: user.name, text: "Called, no answer." },
    { by: user.name, text: "Will try\nafter Maghrib." },
  ]);
  for (const text of ["", " \n", "x".repeat(2001), 5]) {
    expect((await ask("POST", `/${id}/notes`, { text })).status).toBe(400);
  }
});

test("a note that is sent again because its answer was lost is one note", async () => {
  const { ask, site } = await open();
  const { id } = await makeEnquiry(site);
  const note = async (text: string) =>
    (await ask("POST", `/${id}/notes`, { text })).body.notes.length;
  expect([
    await note("Called."),
    await note(" Called. "),
    await note("Again."),
    await note("Called."),
  ]).toEqual([...[1, 1, 2, 3]]);
});

test("what is not there: 404; what nobody can change: 400", async () => {
  const { ask, site } = await open();
  const { id } = await makeEnquiry(site);
  expect((await ask("GET", "/nothing")).status).toBe(404);
  expect((await ask("PUT", "/nothing", { status: "closed" })).status).toBe(404);
  expect((await ask("POST", "/nothing/notes", { text: "x" })).status).toBe(404);
  expect((await ask("DELETE", "/nothing")).status).toBe(404);
  for (const body of [{ status: "open" }, { status: null }, { unread: "no" }, { colour: 1 }]) {
    expect((await ask("PUT", `/${id}`, body)).status).toBe(400);
  }
});

test("deleted on request: nothing of the visitor is left, and the audit says who did it", async () => {
  const { ask, site, db, user } = await open();
  const name = "Jannatul Unmistakable";
  const { id, reference } = await makeEnquiry(site, { name, email: "unmistakable@example.com" });
  await ask("POST", `/${id}/notes`, { text: "Unmistakable said yes." });
  expect((await ask("DELETE", `/${id}`)).status).toBe(200);
  for (const table of ["enquiry", "enquiryEvent", "formUse", "mail"] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect((await site.audit.list({ limit: 1, offset: 0 }))[0]).toMatchObject({
    ...{ action: "delete", thing: "enquiry", summary: reference, userName: user.name },
  });
});

test("what was closed or quarantined long enough ago is deleted, nothing else", async () => {
  const { ask, site, secret } = await open();
  const [open1, closed] = [await makeEnquiry(site), await makeEnquiry(site)];
  await ask("PUT", `/${closed.id}`, { status: "closed" });
  await ask("POST", "", { ...ENQUIRY, token: tokenOf(secret), website: "quarantined" });
  const inMonths = (months: number) => {
    const date = new Date();
    date.setUTCMonth(date.getUTCMonth() + months, date.getUTCDate() + 1);
    return date;
  };
  expect(await site.enquiry.purge(12, inMonths(11))).toBe(0);
  expect(await site.enquiry.purge(12, inMonths(12))).toBe(2);
  const left = await site.enquiry.list({ limit: 10, offset: 0 });
  expect(left.map(({ _id }) => _id)).toEqual([open1.id]);
});

test("what staff mark as spam is deleted when promised, counted from the day it was done with", async () => {
  const { ask, site, db } = await open();
  const marked = await makeEnquiry(site);
  const closed = await makeEnquiry(site);
  const freed = await makeEnquiry(site);
  for (const { id } of [marked, freed]) {
    const { body } = await ask("PUT", `/${id}`, { status: "spam", unread: true });
    expect(body).toMatchObject({ answeredAt: null, closedAt: expect.any(String) });
  }
  expect((await ask("GET", "")).body.counts).toMatchObject({ spam: 2, all: 1, unread: 1 });
  await ask("PUT", `/${closed.id}`, { status: "closed" });
  const before = "2026-01-02T10:00:00.000Z";
  await db.updateTable("enquiry").set({ closedAt: before }).execute();
  const { body } = await ask("PUT", `/${closed.id}`, { status: "spam" });
  expect(body).toMatchObject({ status: "spam", closedAt: before });
  await ask("PUT", `/${freed.id}`, { status: "new" });
  expect(await site.enquiry.purge(12, new Date("2027-01-01T10:00:00.000Z"))).toBe(0);
  expect(await site.enquiry.purge(12, new Date("2027-01-03T10:00:00.000Z"))).toBe(2);
  const left = await site.enquiry.list({ limit: 10, offset: 0 });
  expect(left.map(({ _id }) => _id)).toEqual([freed.id]);
});

test("what was found in quarantine and closed is kept for its months from then on", async () => {
  const { ask, site, db } = await open();
  const { id } = await makeEnquiry(site);
  await ask("PUT", `/${id}`, { status: "spam" });
  const quarantined = "2026-01-02T10:00:00.000Z";
  await db.updateTable("enquiry").set({ closedAt: quarantined }).execute();
  const { body } = await ask("PUT", `/${id}`, { status: "closed" });
  expect(body.closedAt > quarantined).toBe(true);
});

test("a month that has no such day ends on its last one", async () => {
  const { ask, site, db } = await open();
  const { id } = await makeEnquiry(site);
  await ask("PUT", `/${id}`, { status: "closed" });
  await db.updateTable("enquiry").set({ closedAt: "2027-03-02T10:00:00.000Z" }).execute();
  expect(await site.enquiry.purge(1, new Date("2027-03-31T12:00:00.000Z"))).toBe(0);
  expect(await site.enquiry.purge(1, new Date("2027-04-02T12:00:00.000Z"))).toBe(1);
});

test("the download is a table that no spreadsheet calculates", async () => {
  const { api, site, cookie } = await open();
  const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", "＝1"];
  for (const name of formulas) await makeEnquiry(site, { name, message: 'a "quoted",\ntext' });
  const ask = (query: string) => api.request(`/api/enquiries.csv${query}`, { headers: { cookie } });
  const response = await ask("");
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="enquiries-/);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const text = Buffer.from(await response.arrayBuffer()).toString("utf8");
  const [head, ...rows] = text.split("\r\n");
  expect(head).toMatch(/^\ufeff"Reference","Received \(UTC\)","Status"/);
  expect(rows).toHaveLength(formulas.length + 1);
  for (const name of formulas) expect(text).toContain(`,"'${name}",`);
  expect(text).toContain(',"a ""quoted"",\ntext",');
  expect(text).toContain(',"01011-480226",');
  expect(await (await ask("?status=closed")).text()).toBe(`${head?.slice(1)}\r\n`);
  expect((await site.audit.list({ limit: 1, offset: 0 }))[0]).toMatchObject({ action: "export" });
});

test("the download is whole, however many there are: each once, newest first", async () => {
  const { api, db, site, cookie } = await open();
  const { id } = await makeEnquiry(site);
  const row = await db
    .selectFrom("enquiry")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const others = Array.from({ length: 1100 }, (_, index) => ({
    ...row,
    ...{ id: `${id}-${String(index).padStart(4, "0")}`, reference: `RH-${index}` },
  }));
  for (let from = 0; from < others.length; from += 100) {
    await db
      .insertInto("enquiry")
      .values(others.slice(from, from + 100))
      .execute();
  }
  const response = await api.request("/api/enquiries.csv", { headers: { cookie } });
  const references = [...(await response.text()).matchAll(/^"(RH-[^"]+)"/gm)].map(([, one]) => one);
  expect(references).toEqual([
    ...others.map(({ reference }) => reference).reverse(),
    row.reference,
  ]);
});

test("nor one that divides by semicolons or tabs, as half of Europe's do", async () => {
  const { api, site, cookie } = await open();
  await makeEnquiry(site, { message: 'Hello;=1+1;"=2"\t@SUM(A1)\n-3\n\na;b' });
  const response = await api.request("/api/enquiries.csv", { headers: { cookie } });
  expect(await response.text()).toContain(`"Hello;'=1+1;'""=2""\t'@SUM(A1)\n'-3\n\na;b"`);
});
