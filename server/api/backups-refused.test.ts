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

test("what is not the site's name, not whole, not opened or not there is not put back, and nothing is begun", async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  const folder = path.join(api.dataFolder, SHELF);
  mkdirSync(folder, { recursive: true });
  for (const note of [
    { ...NOTE, name: WHOLE },
    { ...NOTE, name: BROKEN, fault: "other" },
    { ...NOTE, name: LOCKED, isLocked: true },
  ]) {
    writeFileSync(path.join(folder, note.name), "bytes");
    writeFileSync(path.join(folder, `${note.name}.json`), JSON.stringify(note));
  }
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
