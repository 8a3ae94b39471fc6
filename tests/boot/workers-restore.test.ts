import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { PASSWORD } from "#tests/support/make-user.ts";
import { start } from "#tests/support/served-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isThere, OWNER, POST, startCrew, type TestCrew } from "#tests/support/workers.ts";

const BEFORE = "before-the-backup";
const AFTER = "after-the-backup";

/** A site with a backup, of which something was written since. @returns its owner's wish to have it back */
async function withBackup({ send, get, signUp }: TestCrew) {
  const cookie = await signUp();
  const write = (link: string) =>
    send("POST", "/api/blogs", { ...POST, title: link, link }, { cookie });
  expect((await write(BEFORE)).status).toBe(201);
  expect((await send("POST", "/api/backups", {}, { cookie })).status).toBe(202);
  const state = async () => JSON.parse((await get("/api/backups", { cookie })).text);
  await expect
    .poll(state, { timeout: 30_000 })
    .toMatchObject({ work: null, backups: [{ name: expect.any(String) }] });
  const [kept] = (await state()).backups;
  expect((await write(AFTER)).status).toBe(201);
  const wish = { name: kept.name, siteName: "Rihla Travels", currentPassword: PASSWORD };
  return () => send("POST", "/api/backups/restore", wish, { cookie });
}

/** What each worker shows, over several connections: one site, whole. */
async function siteShown({ get, send }: TestCrew): Promise<"restored" | "as it was"> {
  const seen = new Set<number>();
  for (let turn = 0; turn < 6; turn++) {
    expect((await get(`/blog/${BEFORE}`)).status).toBe(200);
    seen.add((await get(`/blog/${AFTER}`)).status);
  }
  expect([...seen]).toHaveLength(1);
  expect(seen.has(200) || seen.has(404)).toBe(true);
  const { email, password } = OWNER;
  expect((await send("POST", "/api/users/auth", { email, password })).status).toBe(200);
  return seen.has(200) ? "as it was" : "restored";
}

/** What its owner reads of backups, signed in anew. */
async function toldOf({ get, send }: TestCrew) {
  const { email, password } = OWNER;
  const { headers } = await send("POST", "/api/users/auth", { email, password });
  const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
  return JSON.parse((await get("/api/backups", { cookie })).text);
}

test.each([0, 150, 500, 1200])(
  "workers are killed %i ms after a backup is put back: the site is one of both, whole, on each of them",
  async (afterMs) => {
    const crew = await startCrew({ SEED_DEMO: "1" });
    const restore = await withBackup(crew);
    expect((await restore()).status).toBe(202);
    await wait(afterMs);
    const victims = crew.pids();
    for (const victim of victims) process.kill(victim, "SIGKILL");
    await expect.poll(() => victims.filter(isThere), { timeout: 30_000 }).toEqual([]);
    await crew.until(2);
    if ((await siteShown(crew)) === "restored") return;
    expect(await toldOf(crew)).toMatchObject({
      work: null,
      lastEnd: { what: "restore", fault: "stopped" },
    });
  },
  120_000,
);

test("workers are renewed while a backup is put back: it is back on each of them, or it is said that it is not", async () => {
  const crew = await startCrew({ SEED_DEMO: "1" });
  const before = crew.pids();
  const restore = await withBackup(crew);
  expect((await restore()).status).toBe(202);
  crew.server.signal("SIGHUP");
  await expect.poll(() => before.filter(isThere), { timeout: 60_000 }).toEqual([]);
  await crew.until(2);
  // Nothing of what is under way is left behind by then.
  const shown = await siteShown(crew);
  const { work, lastEnd } = await toldOf(crew);
  expect(work).toBe(null);
  expect(lastEnd).toMatchObject({ what: "restore" });
  expect(lastEnd.fault === null).toBe(shown === "restored");
}, 120_000);

test.each([100, 400, 900, 1600])(
  "a signal %i ms after the start ends all of it, and the next start finds a site",
  async (afterMs) => {
    const DATA_DIR = temporaryFolder();
    const server = startBuiltServer({ PORT: await freePort(), DATA_DIR, WORKERS: "2" });
    onTestFinished(() => server.signal("SIGKILL"));
    await wait(afterMs);
    server.signal("SIGTERM");
    // Before it listens for signals the system ends it.
    expect([0, null]).toContain(await server.ended);
    const next = await start(DATA_DIR, { WORKERS: "2" });
    expect((await fetch(`${next.url}/about`)).status).toBe(200);
    next.signal("SIGTERM");
    expect(await next.ended).toBe(0);
  },
);
