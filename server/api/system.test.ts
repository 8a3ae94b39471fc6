import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { SYSTEM_PARTS, type System } from "#contracts/system.ts";
import { noteBackup } from "#server/backup/last-backup.ts";
import { openShelf } from "#server/backup/shelf.ts";
import { cookieOf, makeUser, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

type Parts = NonNullable<Parameters<typeof openTestApi>[0]>["systemParts"];

async function open(systemParts: Parts = {}) {
  const api = await openTestApi({ systemParts });
  const { cookie, user } = await signInTo(api);
  const read = async () => (await api.get("/api/system", cookie)).body as System;
  const check = () => api.send("POST", "/api/system/check", undefined, { cookie });
  const checked = async () => (await check()).body as System;
  return { ...api, cookie, user, read, check, checked };
}

const partOf = ({ parts }: System, name: string) => parts.find(({ part }) => part === name);

test("before anything is tried it says what is known: each part once, in its order", async () => {
  const { read, mistakes } = await open();
  const system = await read();
  expect(system).toMatchObject({ version: "0", checkedAt: null, hasMetrics: false, mistakes: [] });
  expect(system.parts.map(({ part }) => part)).toEqual(SYSTEM_PARTS);
  expect(partOf(system, "database")).toMatchObject({ state: "works", what: "database-answers" });
  expect(partOf(system, "pictures")).toMatchObject({ state: "unknown", what: "not-tried" });
  expect(partOf(system, "mail")).toMatchObject({ state: "look", what: "mail-not-set-up" });
  expect(partOf(system, "address")).toMatchObject({ state: "look", what: "address-local" });
  expect(Date.parse(system.startedAt)).toBeLessThan(Date.now());
  mistakes.note([
    { err: Object.assign(new Error("no room"), { code: "ENOSPC" }) },
    "a page failed",
  ]);
  mistakes.note([{ err: new Error("of farida@example.com") }, "a mail failed"]);
  expect((await read()).mistakes).toMatchObject([
    { what: "mail", code: "", count: 1 },
    { what: "page", code: "ENOSPC", count: 1 },
  ]);
});

test("everything is really done, and nothing of it stays", async () => {
  const { checked, read, db, dataFolder, place } = await open();
  const before = readdirSync(dataFolder, { recursive: true }).filter((name) => name !== "media");
  const system = await checked();
  expect(partOf(system, "database")).toMatchObject({ state: "works", what: "database-written" });
  expect(partOf(system, "database")?.facts).toMatchObject({
    engine: place.DATABASE_URL ? "PostgreSQL" : "SQLite",
    bytes: expect.any(Number),
  });
  expect(partOf(system, "pictures")).toMatchObject({ state: "works", what: "pictures-stored" });
  expect(partOf(system, "clock")).toMatchObject({ state: "works", what: "clock-right" });
  expect(partOf(system, "mail")).toMatchObject({ what: "mail-not-set-up" });
  expect(Date.parse(system.checkedAt ?? "")).toBeLessThanOrEqual(Date.now());
  expect(await db.selectFrom("duty").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("mail").selectAll().execute()).toEqual([]);
  const left = readdirSync(dataFolder, { recursive: true }).filter((name) => name !== "media");
  expect(left.toSorted()).toEqual(before.toSorted());
  expect(await read()).toMatchObject({ checkedAt: system.checkedAt });
  expect(partOf(await read(), "pictures")).toMatchObject({ what: "pictures-stored" });
});

test("a mail goes the way of every other: sent, refused, or on its way", async () => {
  const sending = { mailRoom: { isSending: true }, checkMs: 1500 };
  const { checked, db, user, site } = await open(sending);
  const { email } = user;
  const became = (set: { state: "sent" | "waiting"; lastError: string | null }) =>
    db.updateTable("mail").set(set).where("kind", "=", "check").execute();
  const whileChecked = async (work: () => Promise<unknown>) => {
    const checking = checked();
    await expect.poll(async () => (await site.outbox.counts()).waiting).toBe(1);
    await work();
    const mail = partOf(await checking, "mail");
    await db.deleteFrom("mail").execute();
    return mail;
  };
  expect(await whileChecked(() => became({ state: "sent", lastError: null }))).toEqual({
    ...{ part: "mail", state: "works", what: "mail-sent", facts: { to: email } },
  });
  const error = "The mail server refused it: 550";
  expect(await whileChecked(() => became({ state: "waiting", lastError: error }))).toMatchObject({
    ...{ state: "look", what: "mail-refused", facts: { error } },
  });
  expect(await whileChecked(async () => {})).toMatchObject({ state: "look", what: "mail-waits" });
});

test("a mail that arrives hides none of those that did not", async () => {
  const { checked, db, site } = await open({ mailRoom: { isSending: true } });
  const stuck = await site.outbox.sendCheck("desk@example.com");
  await db.updateTable("mail").set({ state: "failed" }).where("id", "=", stuck).execute();
  const checking = checked();
  await expect.poll(async () => (await site.outbox.counts()).waiting).toBe(1);
  await db.updateTable("mail").set({ state: "sent" }).where("id", "!=", stuck).execute();
  const mail = { state: "look", what: "mail-stuck", facts: { count: 1 } };
  expect(partOf(await checking, "mail")).toEqual({ part: "mail", ...mail });
});

test("one at a time; the next may follow", async () => {
  const firstTime = Promise.withResolvers<number>();
  const times = [firstTime.promise, Promise.resolve(4)];
  const database = {
    ...{ engine: "SQLite" as const, bytes: async () => 1, pingMs: async () => 1 },
    ...{ now: async () => null, writeMs: () => times.shift() ?? Promise.resolve(0) },
  };
  const { check, checked } = await open({ database });
  const first = check();
  await expect.poll(() => times.length).toBe(1);
  const { status, body } = await check();
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: "check-under-way",
    message: expect.stringMatching(/half a minute/),
  });
  firstTime.resolve(4);
  expect(await first).toMatchObject({ status: 200 });
  expect(partOf(await checked(), "database")).toMatchObject({ facts: { ms: 4 } });
});

test("what fails or never answers is said, and hides no other", async () => {
  const library = {
    arePicturesGone: () => false,
    tryStoring: async () => {
      throw Object.assign(new Error("/secret/path is full"), { code: "ENOSPC" });
    },
  };
  const database = {
    ...{ engine: "SQLite" as const, bytes: async () => 1, pingMs: async () => 1 },
    ...{
      now: async () => "2026-01-01T00:00:00.000Z",
      writeMs: () => new Promise<number>(() => {}),
    },
  };
  const { checked, read } = await open({ library, database, checkMs: 50 });
  const system = await checked();
  expect(partOf(system, "pictures")).toEqual({
    ...{ part: "pictures", state: "look", what: "failed", facts: { code: "ENOSPC" } },
  });
  expect(partOf(system, "database")).toMatchObject({ state: "look", what: "no-answer" });
  expect(partOf(system, "clock")).toMatchObject({ state: "look", what: "clock-off" });
  expect(JSON.stringify(system)).not.toContain("secret");
  expect(partOf(await read(), "clock")).toMatchObject({ what: "clock-off" });
});

test("what was tried and worked is said no more once looking shows that it is gone", async () => {
  let areGone = false;
  const library = { arePicturesGone: () => areGone, tryStoring: async () => {} };
  const { checked, read } = await open({ library });
  expect(partOf(await checked(), "pictures")).toMatchObject({ what: "pictures-stored" });
  areGone = true;
  expect(partOf(await read(), "pictures")).toMatchObject({ state: "look", what: "pictures-gone" });
});

test.each([
  ["ours", '{"status":"alive"}', 200, "address-answers"],
  ["another site", "<html>", 200, "address-other"],
  ["one that leads on", "", 301, "address-other"],
  ["a flood", "x".repeat(100_000), 200, "address-other"],
  ["nobody", null, 0, "address-silent"],
])("the public address is asked: %s", async (_, text, status, what) => {
  const asked: string[] = [];
  const ask = async (address: unknown, init: RequestInit = {}) => {
    // What leads on to a site of ours is none.
    asked.push(`${address}, redirect: ${init.redirect}`);
    if (text === null) throw new Error("ECONNREFUSED");
    return new Response(text, { status });
  };
  const env = { PUBLIC_URL: "https://rihla.example", DATA_DIR: temporaryFolder() };
  const { checked } = await open({ ask: ask as typeof fetch, env });
  const address = partOf(await checked(), "address");
  expect(address).toMatchObject({ what, facts: { address: "https://rihla.example" } });
  expect(asked).toEqual(["https://rihla.example/healthz, redirect: manual"]);
});

test("backups and disk are those that Today tells of", async () => {
  const { read, dataFolder } = await open();
  const backups = async () => partOf(await read(), "backups")?.what;
  expect(await backups()).toBe("backups-none");
  await noteBackup(dataFolder);
  expect(await backups()).toBe("backups-fresh");
  await noteBackup(dataFolder, new Date(Date.now() - 8 * 86_400_000));
  expect(await backups()).toBe("backups-old");
  await openShelf(dataFolder).note({
    ...{ name: "rihla-2026-11-18T02-10-00Z.tar.zst", at: new Date().toISOString(), why: "night" },
    ...{ broughtAt: null, bytes: 0, isLocked: false, hasSecrets: false, app: "1", counts: null },
    ...{ fault: null, isInBucket: false, unsent: "bucket-away" },
  });
  expect(await backups()).toBe("backups-unsent");
  expect(partOf(await read(), "disk")?.facts).toMatchObject({ free: expect.any(Number) });
});

test("an editor neither reads nor checks it; whatever is sent changes nothing", async () => {
  const { send, get, cookie, ...api } = await open();
  const editor = await cookieOf(api, await makeUser(api));
  expect((await get("/api/system", editor)).status).toBe(403);
  expect((await send("POST", "/api/system/check", {}, { cookie: editor })).status).toBe(403);
  for (const body of [
    "{",
    "[]",
    "null",
    JSON.stringify({ to: "stranger@example.com" }),
    `"${"x".repeat(5000)}"`,
  ]) {
    const { status } = await send("POST", "/api/system/check", body, { cookie });
    expect([200, 400], body.slice(0, 20)).toContain(status);
  }
  expect((await send("DELETE", "/api/system", undefined, { cookie })).status).toBe(405);
});
