import { expect, onTestFinished, test } from "vitest";
import { backupsSchema } from "#contracts/backups.ts";
import { createAccounts } from "#server/accounts/accounts.ts";
import { openShelf } from "#server/backup/shelf.ts";
import { boot } from "#server/boot.ts";
import { readSecret } from "#server/data-folder/secret.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { cookieOf, makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

async function open() {
  const api = await openTestApi({ demo: true });
  if (!api.place.DATABASE_URL) readSecret(api.dataFolder);
  const owner = await makeUser(api);
  const cookie = await cookieOf(api, owner);
  const read = async () => backupsSchema.parse((await api.get("/api/backups", cookie)).body);
  const send = (method: string, to: string, body?: unknown) =>
    api.send(method, `/api/backups${to}`, body, { cookie });
  const ended = async () => {
    await expect.poll(async () => (await read()).work).toBe(null);
    return read();
  };
  const make = async () => {
    expect((await send("POST", "", {})).status).toBe(202);
    return ended();
  };
  return { ...api, owner, cookie, read, sendBackups: send, ended, make };
}

test("before the first one: none, tonight's is planned, and what the site holds is said", async () => {
  const { read, sendBackups } = await open();
  const state = await read();
  expect(state).toMatchObject({
    ...{ backups: [], bytes: 0, recipient: null, hasBucket: false, work: null, lastEnd: null },
    ...{ plan: { isOn: true, at: "02:10" }, now: { posts: 24, enquiries: 12, users: 1 } },
  });
  expect(Date.parse(state.nextAt ?? "") - Date.now()).toBeLessThanOrEqual(86_400_000);
  expect((await sendBackups("PUT", "/plan", { isOn: true, at: "3 o'clock" })).status).toBe(400);
  expect((await sendBackups("PUT", "/plan", { isOn: false, at: "03:30" })).status).toBe(200);
  expect(await read()).toMatchObject({ plan: { isOn: false, at: "03:30" }, nextAt: null });
});

test("one is made, tried, listed, downloaded and removed; each of it stands in the trail", async () => {
  const { make, sendBackups, get, cookie, site } = await open();
  const { backups, lastEnd } = await make();
  expect(backups).toMatchObject([
    { why: "hand", keptAs: "hand", fault: null, isHere: true, hasSecrets: false, isLocked: false },
  ]);
  expect(backups[0]?.counts).toMatchObject({ posts: 24, enquiries: 12, users: 1, pictures: 0 });
  const name = backups[0]?.name ?? "";
  expect(lastEnd).toMatchObject({ what: "backup", name, fault: null });
  const { status, headers } = await get(`/api/backups/${name}`, cookie);
  expect([status, headers.get("content-disposition")]).toEqual([
    200,
    `attachment; filename="${name}"`,
  ]);
  expect(headers.get("content-length")).toBe(String(backups[0]?.bytes));
  expect((await sendBackups("DELETE", `/${name}`)).status).toBe(200);
  expect((await sendBackups("DELETE", `/${name}`)).status).toBe(404);
  const trail = await site.audit.list({ limit: 3, offset: 0 });
  expect(trail.map(({ action, thing }) => [action, thing])).toEqual([
    ["delete", "backup"],
    ["export", "backup"],
    ["create", "backup"],
  ]);
});

test("only one is made at a time", async () => {
  const { sendBackups, read, ended } = await open();
  const answers = [await sendBackups("POST", "", {}), await sendBackups("POST", "", {})];
  expect((await read()).work).toEqual({
    ...{ what: "backup", step: expect.any(String) },
    ...{ done: expect.any(Number), of: expect.any(Number) },
  });
  expect(answers.map(({ status }) => status)).toEqual([202, 409]);
  expect(answers[1]?.body).toMatchObject({ code: "backup-under-way" });
  expect((await ended()).backups).toHaveLength(1);
});

test.each([
  "rihla-2026-11-25T02-10-00Z.tar.zst",
  "../../rihla.sqlite",
  "..%2F..%2Frihla.sqlite",
  "secret",
  "x".repeat(5000),
])("what is no backup is not given away: %s", async (name) => {
  const { get, cookie } = await open();
  expect([400, 404]).toContain((await get(`/api/backups/${name}`, cookie)).status);
});

test("locked for a key, whose other half is shown once; with the password alone", async () => {
  const { make, sendBackups, read } = await open();
  const wrong = await sendBackups("POST", "/key", { currentPassword: "wrong" });
  expect([wrong.status, wrong.body]).toMatchObject([400, { code: "wrong-current-password" }]);
  const { body } = await sendBackups("POST", "/key", { currentPassword: PASSWORD });
  expect(body).toMatchObject({
    recipient: expect.stringMatching(/^age1/),
    key: expect.stringMatching(/^AGE-SECRET-KEY-1/),
  });
  expect(JSON.stringify(await read())).not.toContain(body.key);
  const [kept] = (await make()).backups;
  expect(kept).toMatchObject({ isLocked: true, name: expect.stringMatching(/\.age$/) });
  const restore = { name: kept?.name, siteName: "Rihla Travels", currentPassword: PASSWORD };
  for (const key of [undefined, "", "AGE-SECRET-KEY-1NOT", body.recipient]) {
    const { status, body: said } = await sendBackups("POST", "/restore", { ...restore, key });
    expect([status, said.code]).toEqual([400, "backup-locked"]);
  }
  expect((await sendBackups("DELETE", "/key", { currentPassword: PASSWORD })).status).toBe(200);
  expect((await read()).recipient).toBe(null);
});

test("a backup is put in place of the site that runs; one of today is made first", async () => {
  const { make, sendBackups, site, place, owner, dataFolder, replaced } = await open();
  const [kept] = (await make()).backups;
  await makeEnquiry(site, { message: "After the backup" });
  const wish = { name: kept?.name, siteName: "Rihla Travels", currentPassword: PASSWORD };
  const refused = await Promise.all([
    sendBackups("POST", "/restore", { ...wish, currentPassword: "wrong" }),
    sendBackups("POST", "/restore", { ...wish, siteName: "Rihla" }),
    sendBackups("POST", "/restore", { ...wish, name: kept?.name.replace("rihla-2", "rihla-3") }),
    sendBackups("POST", "/restore", { ...wish, name: "../secret" }),
  ]);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [400, "wrong-current-password"],
    [400, "wrong-site-name"],
    [404, "not-found"],
    [400, "bad-input"],
  ]);
  expect((await sendBackups("POST", "/restore", wish)).status).toBe(202);
  // Whoever was signed in is not any more: asked for in the place itself.
  // PostgreSQL's stays open, for as many as there are.
  const now = await (place.DATABASE_URL ? boot({ ...place, SEED_DEMO: false }) : replaced);
  onTestFinished(() => now.db.destroy());
  await expect
    .poll(() => now.site.enquiry.list({ q: "After the backup", limit: 5, offset: 0 }))
    .toEqual([]);
  const env = { PUBLIC_URL: "http://localhost", ownOrigins: ["http://localhost"] };
  const { auth } = createAccounts({ ...now, env });
  const caller = { address: "here" };
  expect(await auth.signIn({ email: owner.email, password: PASSWORD }, caller)).toHaveProperty(
    "user",
  );
  await expect
    .poll(async () => {
      const trail = await now.site.audit.list({ limit: 5, offset: 0 });
      return trail.map(({ action, thing }) => `${action} ${thing}`);
    })
    .toContain("restore backup");
  const ofToday = openShelf(dataFolder).list();
  expect(ofToday.map(({ why, fault, counts }) => [why, fault, counts?.enquiries])).toEqual([
    ["restore", null, 13],
    ["hand", null, 12],
  ]);
});
