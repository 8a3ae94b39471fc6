import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Backups } from "#contracts/backups.ts";
import { readSecret } from "#server/data-folder/secret.ts";
import { cookieOf, makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const CONFIRMED = { currentPassword: PASSWORD };

async function open() {
  const api = await openTestApi({ demo: true });
  if (!api.place.DATABASE_URL) readSecret(api.dataFolder);
  const owner = await makeUser(api);
  const cookie = await cookieOf(api, owner);
  const send = (to: string, body: unknown) =>
    api.send("POST", `/api/backups${to}`, body, { cookie });
  const state = async () => (await api.get("/api/backups", cookie)).body as Backups;
  const kept = async () => (await state()).backups;
  const read = async (name: string, pass = "") => {
    const { status, body } = await api.get(`/api/backups/${name}?pass=${pass}`, cookie);
    return [status, body.code];
  };
  const make = async (json: object) => {
    expect((await send("", json)).status).toBe(202);
    await expect.poll(async () => (await state()).work).toBe(null);
    return (await kept())[0]?.name ?? "";
  };
  return { ...api, cookie, send, kept, read, make };
}

test.each([
  [{}, "wrong-current-password"],
  [{ currentPassword: "" }, "wrong-current-password"],
  [{ currentPassword: "not my password" }, "wrong-current-password"],
  [{ currentPassword: "x".repeat(100_000) }, "bad-input"],
  [{ currentPassword: 7 }, "bad-input"],
])("one with secrets is not made without the password: %o", async (given, code) => {
  const { send, kept } = await open();
  const { status, body } = await send("", { withSecrets: true, ...given });
  expect([status, body.code]).toEqual([400, code]);
  expect(await kept()).toEqual([]);
});

test("the password cannot be guessed by asking for backups with secrets", async () => {
  const { send, kept } = await open();
  const answers: number[] = [];
  for (let turn = 0; turn < 30 && !answers.includes(429); turn++) {
    const wrong = { withSecrets: true, currentPassword: `wrong ${turn}` };
    answers.push((await send("", wrong)).status);
  }
  expect([...new Set(answers)]).toEqual([400, 429]);
  // Nor is the right one taken now.
  expect((await send("", { withSecrets: true, ...CONFIRMED })).status).toBe(429);
  expect(await kept()).toEqual([]);
});

test("its file is given to whoever typed the password just now, and to nobody else", async () => {
  const { send, read, make, get, site, ...api } = await open();
  const name = await make({ withSecrets: true, ...CONFIRMED });
  expect(await read(name)).toEqual([403, "backup-password"]);
  const wrong = await send(`/${name}/pass`, { currentPassword: "wrong" });
  expect([wrong.status, wrong.body.code]).toEqual([400, "wrong-current-password"]);
  const { pass } = (await send(`/${name}/pass`, CONFIRMED)).body;
  const [until] = pass.split(".");
  for (const other of [
    "x",
    `${until}.`,
    `${until}.${"A".repeat(43)}`,
    `zzzzzzzzz.${pass.split(".")[1]}`,
  ]) {
    expect(await read(name, other)).toEqual([403, "backup-password"]);
  }
  // Of another backup.
  const later = (await send(`/${name.replace("rihla-2", "rihla-3")}/pass`, CONFIRMED)).body.pass;
  expect(await read(name, later)).toEqual([403, "backup-password"]);
  expect((await read(name, pass))[0]).toBe(200);
  const trail = await site.audit.list({ limit: 5, offset: 0 });
  expect(trail.filter(({ action }) => action === "export")).toHaveLength(1);
  // Nobody who is signed in no more.
  expect((await get(`/api/backups/${name}?pass=${pass}`)).status).toBe(401);
  const editor = await cookieOf(api, await makeUser(api));
  expect((await get(`/api/backups/${name}?pass=${pass}`, editor)).status).toBe(403);
});

test("one without them, and one that nobody knows anything of", async () => {
  const { read, make, dataFolder } = await open();
  expect((await read(await make({})))[0]).toBe(200);
  const put = "rihla-2020-02-03T02-10-00Z.tar.zst";
  writeFileSync(path.join(dataFolder, "backups", put), "somebody put it here");
  expect(await read(put)).toEqual([403, "backup-password"]);
});
