import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { SHELF } from "#server/backup/shelf.ts";
import { PASSWORD, signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const NOTE = {
  ...{ at: "2026-11-24T20:10:00.000Z", broughtAt: null, bytes: 5, counts: null, app: "1.0.0" },
  ...{ why: "night", isLocked: false, hasSecrets: false, fault: null, isInBucket: false },
};
const [WHOLE, BROKEN, LOCKED] = [
  "rihla-2026-11-24T20-10-00Z.tar.zst",
  "rihla-2026-11-23T20-10-00Z.tar.zst",
  "rihla-2026-11-22T20-10-00Z.tar.zst.age",
];

/** A site with three backups that hold nothing. */
async function open(more: Partial<Record<string, object>> = {}) {
  const api = await openTestApi();
  const { user, cookie } = await signInTo(api);
  const folder = path.join(api.dataFolder, SHELF);
  mkdirSync(folder, { recursive: true });
  for (const note of [
    { ...NOTE, name: WHOLE },
    { ...NOTE, name: BROKEN, fault: "other" },
    { ...NOTE, name: LOCKED, isLocked: true },
  ]) {
    writeFileSync(path.join(folder, note.name), "bytes");
    const written = { ...note, ...more[note.name] };
    writeFileSync(path.join(folder, `${note.name}.json`), JSON.stringify(written));
  }
  return { ...api, user, cookie };
}

test("what is not the site's name, not whole, not opened or not there is not put back, and nothing is begun", async () => {
  const { cookie, ...api } = await open();
  const { brand } = await api.site.settings.get();
  const asked = { name: WHOLE, siteName: brand.name, currentPassword: PASSWORD };
  const refused = async (wish: object) => {
    const sent = { ...asked, ...wish };
    const { status, body } = await api.send("POST", "/api/backups/restore", sent, { cookie });
    return [status, body.code];
  };
  expect(await refused({ siteName: "Another Agency" })).toEqual([400, "wrong-site-name"]);
  expect(await refused({ name: BROKEN })).toEqual([404, "not-found"]);
  expect(await refused({ name: LOCKED })).toEqual([400, "backup-locked"]);
  expect(await refused({ name: WHOLE.replace("2026", "2025") })).toEqual([404, "not-found"]);
  const secrets = { withSecrets: true, currentPassword: "not the password" };
  const begun = await api.send("POST", "/api/backups", secrets, { cookie });
  expect([begun.status, begun.body.code]).toEqual([400, "wrong-current-password"]);
  const { body } = await api.get("/api/backups", cookie);
  expect([body.work, body.lastEnd, body.backups.length]).toEqual([null, null, 3]);
});

test("one is read and removed, which is written down; with secrets after the password alone, and not for long", async () => {
  const { site, get, send, user, cookie } = await open({ [WHOLE]: { hasSecrets: true } });
  const read = async (name: string, pass = "") => {
    const { status, body } = await get(`/api/backups/${name}?pass=${pass}`, cookie);
    return status === 200 ? status : [status, body.code];
  };
  const passFor = (name: string, currentPassword: string) =>
    send("POST", `/api/backups/${name}/pass`, { currentPassword }, { cookie });
  expect(await read(WHOLE)).toEqual([403, "backup-password"]);
  const wrong = await passFor(WHOLE, "not the password");
  expect([wrong.status, wrong.body.code]).toEqual([400, "wrong-current-password"]);
  const { pass } = (await passFor(WHOLE, PASSWORD)).body;
  const other = (await passFor(LOCKED, PASSWORD)).body;
  expect(await read(WHOLE, other.pass)).toEqual([403, "backup-password"]);
  expect(await read(WHOLE, pass)).toBe(200);
  expect(await read(LOCKED)).toBe(200);
  expect(await read(BROKEN)).toEqual([404, "not-found"]);
  const remove = async (name: string) =>
    (await send("DELETE", `/api/backups/${name}`, undefined, { cookie })).status;
  expect([await remove(BROKEN), await remove(BROKEN)]).toEqual([200, 404]);
  const trail = await site.audit.list({ limit: 3, offset: 0 });
  expect(trail).toMatchObject([
    { action: "delete", thing: "backup", thingId: BROKEN, userId: user._id },
    { action: "export", thing: "backup", thingId: LOCKED, userId: user._id },
    { action: "export", thing: "backup", thingId: WHOLE, userId: user._id },
  ]);
  const { body } = await get("/api/backups", cookie);
  expect(body.backups.map(({ name }: { name: string }) => name)).toEqual([WHOLE, LOCKED]);
});

test("backups are locked for a key, and for none again, by whoever knows the password", async () => {
  const { send, get, cookie } = await open();
  const recipient = async () => (await get("/api/backups", cookie)).body.recipient;
  const ask = async (method: string, currentPassword: string) =>
    await send(method, "/api/backups/key", { currentPassword }, { cookie });
  expect([(await ask("POST", "not the password")).status, await recipient()]).toEqual([400, null]);
  const { body } = await ask("POST", PASSWORD);
  expect(body.key).toMatch(/^AGE-SECRET-KEY-1/);
  expect(await recipient()).toBe(body.recipient);
  expect([(await ask("DELETE", "not the password")).status, await recipient()]).toEqual([
    ...[400, body.recipient],
  ]);
  expect([(await ask("DELETE", PASSWORD)).status, await recipient()]).toEqual([200, null]);
});
