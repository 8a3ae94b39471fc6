import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openFiles } from "#tests/support/process-facts.ts";
import { seatOwner } from "#tests/support/seat-owner.ts";
import { serveData } from "#tests/support/serve-data.ts";
import { OWNER } from "#tests/support/staff-names.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const NAME = "rihla-2026-11-25T02-10-00Z.tar.zst";
const TIMES = 40;

test("asked for its head alone, no backup and no page stays open, and nothing is logged as a mistake", async () => {
  const DATA_DIR = temporaryFolder();
  const { server, send } = await serveData(DATA_DIR);
  const cookie = seatOwner(DATA_DIR, OWNER);
  mkdirSync(path.join(DATA_DIR, "backups"), { recursive: true });
  writeFileSync(path.join(DATA_DIR, "backups", NAME), Buffer.alloc(1_000_000));
  const confirmed = { currentPassword: OWNER.password };
  const answer = await send("POST", `/api/backups/${NAME}/pass`, confirmed, cookie);
  const { pass } = await answer.json();
  const backup = `/api/backups/${NAME}?pass=${pass}`;
  const before = openFiles(server.pid);
  for (const address of [backup, "/admin", "/api/enquiries.csv", "/about", "/api/blogs"]) {
    for (let times = 0; times < TIMES; times++) {
      const { status, headers } = await fetch(server.url + address, {
        ...{ method: "HEAD", redirect: "manual" },
        headers: { cookie },
      });
      expect([address, status]).toEqual([address, 200]);
      if (address === backup) expect(headers.get("content-length")).toBe("1000000");
    }
  }
  await expect.poll(() => openFiles(server.pid)).toBeLessThan(before + TIMES / 2);
  const whole = await fetch(server.url + backup, { headers: { cookie } });
  expect((await whole.arrayBuffer()).byteLength).toBe(1_000_000);
  expect(server.stdout()).not.toMatch(/"level":[56]0/);
});
