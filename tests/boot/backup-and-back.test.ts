import { execFileSync } from "node:child_process";
import { chmodSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import type { Backups } from "#contracts/backups.ts";
import { unpackedByHand } from "#tests/support/backups.ts";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { cookieFrom } from "#tests/support/make-user.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const restore = (DATA_DIR: string, backup: string, ...args: string[]) =>
  runCommand("server/cli/restore.ts", { DATA_DIR }, backup, ...args);

const backUp = (DATA_DIR: string, backup: string, ...args: string[]) =>
  runCommand("server/cli/backup.ts", { DATA_DIR }, "--to", backup, ...args);

const PASSWORD = "a quiet harbour at dawn";
const LOGIN = { email: "owner@rihla.example", password: PASSWORD };

async function start(DATA_DIR: string): Promise<BuiltServer> {
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  return server;
}

const sent = ({ url }: BuiltServer, path: string, method: string, body: unknown, cookie = "") =>
  fetch(url + path, {
    method,
    headers: { "Content-Type": "application/json", Origin: url, Cookie: cookie },
    body: JSON.stringify(body),
  });

async function owner(server: BuiltServer): Promise<string> {
  const answer = await sent(server, "/api/users", "POST", { name: "Owner", ...LOGIN });
  expect(answer.status).toBe(201);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

const post = (link: string) => ({
  title: link,
  content: `<p>${link}</p>`,
  type: "Tours",
  image: "/art/tours-coast.svg",
  link,
});

const has = async ({ url }: BuiltServer, link: string) =>
  (await fetch(`${url}/api/blogs/link/${link}`)).status === 200;

async function end(server: BuiltServer, signal: "SIGTERM" | "SIGKILL" = "SIGTERM") {
  server.signal(signal);
  await server.ended;
}

test("a backup of a site under writes is put back whole, though its log lay unwritten", async () => {
  const folder = temporaryFolder();
  const [DATA_DIR, backup] = [path.join(folder, "data"), path.join(folder, "backup.tar.zst")];
  const first = await start(DATA_DIR);
  const cookie = await owner(first);
  expect((await sent(first, "/api/blogs", "POST", post("before"), cookie)).status).toBe(201);
  let acknowledged = 0;
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) {
      const { status } = await sent(first, "/api/blogs", "POST", post(`w-${acknowledged}`), cookie);
      if (status === 201) acknowledged++;
    }
  })();
  const made = await backUp(DATA_DIR, backup, "--with-secrets");
  isWriting = false;
  await writing;
  expect([made.code, made.stderr]).toEqual([0, ""]);
  expect(made.stdout).toMatch(
    /^The backup was written and restored for a trial: \d+ posts, 0 pictures, /,
  );
  expect(acknowledged).toBeGreaterThan(0);
  expect(statSync(backup).mode & 0o077).toBe(0);
  const unpacked = await unpackedByHand(backup);
  const names = ["SHA256SUMS", "manifest.json", "rihla.sqlite", "secret"];
  expect(readdirSync(unpacked).sort()).toEqual(names);
  execFileSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: unpacked });

  expect((await sent(first, "/api/blogs", "POST", post("after"), cookie)).status).toBe(201);
  const running = await restore(DATA_DIR, backup);
  expect([running.code, running.stdout]).toEqual([1, ""]);
  expect(running.stderr).toMatch(/^Another Rihla server is running on this data folder\. Stop it/);
  await end(first, "SIGKILL");
  expect(statSync(path.join(DATA_DIR, "rihla.sqlite-wal")).size).toBeGreaterThan(0);

  const restored = await restore(DATA_DIR, backup);
  expect([restored.code, restored.stderr]).toEqual([0, ""]);
  const again = await start(DATA_DIR);
  expect([await has(again, "before"), await has(again, "after")]).toEqual([true, false]);
  // Somebody may have been signed out since: into the site that it was made of nobody comes back by that.
  const staff = async (cookie: string) =>
    (await fetch(`${again.url}/api/users`, { headers: { cookie } })).status;
  expect(await staff(cookie)).toBe(401);
  const signedIn = await sent(again, "/api/users/auth", "POST", LOGIN);
  expect(await staff(cookieFrom(signedIn.headers))).toBe(200);
  // Nothing of what was there is lost.
  const [before] = readdirSync(DATA_DIR).filter((name) => name.startsWith("before-restore-"));
  const kept = new Database(path.join(DATA_DIR, before ?? "", "rihla.sqlite"), { readonly: true });
  onTestFinished(() => void kept.close());
  expect(kept.prepare("select count(*) as count from blog where link = 'after'").get()).toEqual({
    count: 1,
  });
});

test("what a restore put aside can be put back, with what lay in its log; read-only files too", async () => {
  const folder = temporaryFolder();
  const [DATA_DIR, backup] = [path.join(folder, "data"), path.join(folder, "backup.tar.zst")];
  const first = await start(DATA_DIR);
  expect((await backUp(DATA_DIR, backup)).code).toBe(0);
  const cookie = await owner(first);
  expect((await sent(first, "/api/blogs", "POST", post("in-the-log"), cookie)).status).toBe(201);
  await end(first, "SIGKILL");
  chmodSync(backup, 0o444);
  expect((await restore(DATA_DIR, backup)).code).toBe(0);
  expect(statSync(path.join(DATA_DIR, "rihla.sqlite")).mode & 0o777).toBe(0o600);
  const [before = ""] = readdirSync(DATA_DIR).filter((name) => name.startsWith("before-restore-"));
  const undone = await restore(DATA_DIR, path.join(DATA_DIR, before));
  expect([undone.code, undone.stderr]).toEqual([0, ""]);
  expect(await has(await start(DATA_DIR), "in-the-log")).toBe(true);
});

test("a backup is put in place of the site while visitors read it, and everybody signs in again", async () => {
  const DATA_DIR = path.join(temporaryFolder(), "data");
  const server = await start(DATA_DIR);
  const cookie = await owner(server);
  expect((await sent(server, "/api/blogs", "POST", post("before"), cookie)).status).toBe(201);
  const ask = (to: string, method: string, body: unknown) =>
    sent(server, `/api/backups${to}`, method, body, cookie);
  expect((await ask("", "POST", {})).status).toBe(202);
  const read = async () =>
    (await (await fetch(`${server.url}/api/backups`, { headers: { cookie } })).json()) as Backups;
  await expect.poll(async () => (await read()).work).toBe(null);
  const [kept] = (await read()).backups;
  expect((await sent(server, "/api/blogs", "POST", post("after"), cookie)).status).toBe(201);
  expect([await has(server, "before"), await has(server, "after")]).toEqual([true, true]);

  const told = new Set<number>();
  let isReading = true;
  const visitors = Array.from({ length: 4 }, async () => {
    while (isReading) {
      told.add((await fetch(server.url)).status);
      told.add((await fetch(`${server.url}/api/blogs`)).status);
      told.add((await fetch(`${server.url}/healthz`)).status);
    }
  });
  const wish = { name: kept?.name, siteName: "Rihla Travels", currentPassword: PASSWORD };
  expect((await ask("/restore", "POST", wish)).status).toBe(202);
  await expect.poll(() => has(server, "after")).toBe(false);
  await expect.poll(() => has(server, "before")).toBe(true);
  isReading = false;
  await Promise.all(visitors);
  expect([...told].filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect((await fetch(`${server.url}/api/users`, { headers: { cookie } })).status).toBe(401);
  const again = await sent(server, "/api/users/auth", "POST", LOGIN);
  const fresh = again.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  expect((await sent(server, "/api/blogs", "POST", post("anew"), fresh)).status).toBe(201);
  const state = await fetch(`${server.url}/api/backups`, { headers: { cookie: fresh } });
  expect(await state.json()).toMatchObject({
    ...{ work: null, lastEnd: { what: "restore", name: kept?.name, fault: null } },
    backups: [{ why: "restore", hasSecrets: false }, { name: kept?.name }],
  });
  // Its pictures lie in the backup of today; what was written since then lies in the database that was there.
  const [before = "", ...others] = readdirSync(DATA_DIR).filter((name) =>
    /^(before|restoring)-/.test(name),
  );
  expect([before, others]).toEqual([expect.stringMatching(/^before-restore-/), []]);
  expect(readdirSync(path.join(DATA_DIR, before))).toContain("rihla.sqlite");
  await end(server);
  const once = await start(DATA_DIR);
  expect([await has(once, "before"), await has(once, "anew")]).toEqual([true, true]);
});
