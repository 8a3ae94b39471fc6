import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const ALL = { limit: 100, offset: 0 };

async function open() {
  const api = await openTestApi();
  const { user, cookie } = await signInTo(api, { name: "Nadia Rahman" });
  const ask = (method: string, path: string, body?: unknown) =>
    api.send(method, `/api/enquiries${path}`, body, { cookie });
  const make = async (name: string, more: object = {}) =>
    (await makeEnquiry(api.site, { name, message: `${name} asks`, ...more })).id;
  const names = async (query = "") =>
    (await ask("GET", query)).body.enquiries.map(({ name }: { name: string }) => name);
  const merge = (id: string, other: string, more: object = {}) =>
    ask("POST", `/${id}/merge`, { other, ...more });
  const unmerge = (id: string, other: string) => ask("POST", `/${id}/unmerge`, { other });
  const rowOf = (id: string) =>
    api.db.selectFrom("enquiry").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return { ...api, user, cookie, ask, make, names, merge, unmerge, rowOf };
}

test("who asked before is found by number and email, however they are written", async () => {
  const { ask, make } = await open();
  const none = { phone: "", email: "" };
  const byPhone = await make("By phone", { phone: "+880 1011 480226", email: "" });
  const byEmail = await make("By email", { phone: "", email: "FARIDA@example.com" });
  await make("Another number", { ...none, phone: "01019-480226" });
  await make("Another", { ...none, email: "karim@example.com" });
  const own = await make("Farida");
  const { body } = await ask("GET", `/${own}`);
  expect(body.askedBefore).toMatchObject([
    { _id: byEmail, by: "email", status: "new" },
    { _id: byPhone, by: "phone" },
  ]);
});

test("what stands in one is looked for too, and found as the one that it stands in", async () => {
  const { ask, make, merge } = await open();
  const own = await make("Own", { phone: "01011-111111", email: "" });
  const other = await make("Other", { phone: "", email: "other@example.com" });
  await merge(own, await make("Within", { phone: "01011-222222", email: "" }));
  await merge(other, await make("Within the other", { phone: "+880 1011 222222", email: "" }));
  const before = async (id: string) => (await ask("GET", `/${id}`)).body.askedBefore;
  expect(await before(own)).toMatchObject([{ _id: other, by: "phone" }]);
  expect(await before(other)).toMatchObject([{ _id: own, by: "phone" }]);
});

test("merged: it leaves list, counts, dashboard and Today; its words, notes and mails stand in the other", async () => {
  const { ask, make, names, merge, site, api, cookie } = await open();
  const [old, now] = [await make("Old", { message: "Unmistakable" }), await make("Now")];
  await ask("POST", `/${old}/notes`, { text: "Called in March." });
  const merged = await merge(now, old, { version: 1 });
  expect([merged.status, merged.body]).toMatchObject([
    200,
    {
      version: 2,
      askedBefore: [],
      merged: [{ _id: old, name: "Old", message: "Unmistakable", isUndoable: true }],
      notes: [{ text: "Called in March." }],
      history: [{ what: "merge" }],
      mergedInto: null,
    },
  ]);
  expect(merged.body.mail).toHaveLength(4);
  expect(await names()).toEqual(["Now"]);
  expect(await names("?q=unmistakable")).toEqual(["Now"]);
  expect(await names("?q=unmistakable+now")).toEqual(["Now"]);
  const { counts } = (await ask("GET", "")).body;
  expect(counts).toMatchObject({ new: 1, all: 1, unread: 1, unowned: 1 });
  expect(await site.enquiry.news()).toEqual({ new: 1, newest: now });
  expect((await site.enquiry.listWaiting(5)).count).toBe(1);
  expect((await site.dashboard.get("UTC")).answers.waiting).toBe(1);
  expect((await site.find("unmistakable")).enquiries).toMatchObject([{ _id: now }]);
  const csv = await (await api.request("/api/enquiries.csv", { headers: { cookie } })).text();
  expect(csv.match(/"RH-/g)).toHaveLength(2);
  expect(csv).toContain(": Unmistakable");
  expect((await ask("GET", `/${old}`)).body.mergedInto).toMatchObject({ _id: now });
  for (const [method, path, body] of [
    ["PUT", `/${old}`, { status: "closed" }],
    ["POST", `/${old}/notes`, { text: "x" }],
  ] as const) {
    expect((await ask(method, path, body)).status).toBe(409);
  }
});

test("undone, the other is exactly what it was, with what stood in it", async () => {
  const { ask, make, names, merge, unmerge, rowOf } = await open();
  const [first, second, third] = [await make("1"), await make("2"), await make("3")];
  await ask("PUT", `/${first}`, { followUpOn: "2026-12-01" });
  const before = [await rowOf(first), await rowOf(second)];
  await merge(second, first);
  const withFirst = (await ask("GET", `/${second}`)).body;
  await merge(third, second);
  const all = (await ask("GET", `/${third}`)).body;
  expect(all.merged.map(({ _id }: { _id: string }) => _id)).toEqual([first, second]);
  expect(await names()).toEqual(["3"]);

  expect((await unmerge(third, second)).body.merged).toEqual([]);
  expect((await ask("GET", `/${second}`)).body).toMatchObject({
    ...{ version: withFirst.version, updatedAt: withFirst.updatedAt, history: withFirst.history },
    merged: [{ _id: first }],
  });
  expect((await unmerge(second, first)).status).toBe(200);
  expect(await rowOf(first)).toEqual(before[0]);
  const { version, updatedAt } = await rowOf(second);
  expect({ ...before[1], version, updatedAt }).toEqual(await rowOf(second));
  expect((await names()).toSorted()).toEqual(["1", "2", "3"]);
  const { history } = (await ask("GET", `/${second}`)).body;
  expect(history.map(({ what }: { what: string }) => what)).toEqual(["merge", "unmerge"]);
});

test("the same once more changes nothing, in either direction", async () => {
  const { make, merge, unmerge } = await open();
  const [a, b] = [await make("A"), await make("B")];
  const once = (await merge(a, b, { version: 1 })).body;
  const twice = await merge(a, b, { version: 1 });
  expect([twice.status, twice.body]).toEqual([200, once]);
  const undone = (await unmerge(a, b)).body;
  expect((await unmerge(a, b)).body).toEqual(undone);
});

test("what cannot be merged is refused with its reason", async () => {
  const { ask, make, merge, unmerge, db } = await open();
  const [a, b, c] = [await make("A"), await make("B"), await make("C")];
  const said = async (answer: ReturnType<typeof merge>) => {
    const { status, body } = await answer;
    return [status, body.code];
  };
  expect(await said(merge(a, a))).toEqual([400, "merge-itself"]);
  expect(await said(merge(a, "nothing"))).toEqual([404, "not-found"]);
  expect(await said(merge("nothing", a))).toEqual([404, "not-found"]);
  expect(await said(merge(a, b, { version: 7 }))).toEqual([409, "changed-meanwhile"]);
  await db.updateTable("enquiry").set({ isExample: 1 }).where("id", "=", c).execute();
  expect(await said(merge(a, c))).toEqual([409, "merge-example"]);
  await db.updateTable("enquiry").set({ isExample: 0 }).execute();
  await merge(a, b);
  expect(await said(merge(b, c))).toEqual([409, "enquiry-merged"]);
  expect(await said(merge(c, b))).toEqual([409, "enquiry-merged"]);
  expect(await said(merge(b, a))).toEqual([409, "enquiry-merged"]);
  expect(await said(unmerge(c, b))).toEqual([409, "enquiry-merged"]);
  await db
    .updateTable("enquiry")
    .set({ mergedAt: new Date(Date.now() - 31 * 86_400_000).toISOString() })
    .where("id", "=", b)
    .execute();
  expect((await ask("GET", `/${a}`)).body.merged).toMatchObject([{ isUndoable: false }]);
  expect(await said(unmerge(a, b))).toEqual([409, "unmerge-too-late"]);
  for (const body of [{}, { other: "" }, { other: 5 }, { other: [a] }, { other: c, x: 1 }, []]) {
    expect((await ask("POST", `/${a}/merge`, body)).status).toBe(400);
    expect((await ask("POST", `/${a}/unmerge`, body)).status).toBe(400);
  }
  expect((await ask("POST", `/${a}/merge`, { other: "x".repeat(100_000) })).status).toBe(400);
});

test("at most fifty stand in one", async () => {
  const { make, merge, db, rowOf } = await open();
  const own = await make("Own");
  const row = await rowOf(own);
  const others = Array.from({ length: 50 }, (_, index) => ({
    ...row,
    ...{ id: `${own}-${index}`, reference: `RH-${index}`, mergedInto: own, mergedWith: own },
  }));
  await db.insertInto("enquiry").values(others).execute();
  const { status, body } = await merge(own, await make("One more"));
  expect([status, body.code]).toEqual([409, "too-many-merged"]);
});

test("of two that merge each other at the same moment one succeeds", async () => {
  const { make, merge, names } = await open();
  const [a, b] = [await make("A"), await make("B")];
  const answers = await Promise.all([merge(a, b), merge(b, a)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await names()).toHaveLength(1);
});

test("it is deleted with the one that it stands in: not before, and nothing is left of it", async () => {
  const { ask, make, merge, unmerge, site, db } = await open();
  const [old, now, other] = [await make("Old"), await make("Now"), await make("Other")];
  await ask("PUT", `/${old}`, { status: "closed" });
  const closedAt = "2026-01-02T10:00:00.000Z";
  await db.updateTable("enquiry").set({ closedAt }).where("id", "=", old).execute();
  await merge(now, old);
  const later = new Date("2027-01-05T10:00:00.000Z");
  expect(await site.enquiry.purge(12, later)).toBe(0);
  // Parted again, its own day counts.
  await unmerge(now, old);
  expect(await site.enquiry.purge(12, later)).toBe(1);

  await ask("PUT", `/${now}`, { status: "closed" });
  const refused = await merge(now, other);
  expect([refused.status, refused.body.code]).toEqual([409, "merge-into-closed"]);
  await ask("PUT", `/${now}`, { status: "waiting" });
  await merge(now, other);
  await ask("PUT", `/${now}`, { status: "closed" });
  await db.updateTable("enquiry").set({ closedAt }).where("id", "=", now).execute();
  expect(await site.enquiry.purge(12, later)).toBe(2);
  for (const table of ["enquiry", "enquiryEvent", "formUse", "mail"] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test("deleted on request it takes along what stands in it; what is merged can be deleted alone", async () => {
  const { ask, make, merge, site, db } = await open();
  const [a, b, c] = [await make("A"), await make("B"), await make("C")];
  await merge(b, a);
  await merge(c, b);
  expect((await ask("DELETE", `/${b}`)).status).toBe(200);
  expect((await ask("GET", `/${c}`)).body.merged).toMatchObject([{ _id: a }]);
  expect((await ask("DELETE", `/${c}`)).status).toBe(200);
  expect(await site.enquiry.list(ALL)).toEqual([]);
  expect(await db.selectFrom("enquiry").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("mail").selectAll().execute()).toEqual([]);
});
