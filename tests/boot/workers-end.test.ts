import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { later } from "#tests/support/later.ts";
import { postInHalves } from "#tests/support/post-in-halves.ts";
import { start } from "#tests/support/served-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isThere, POST, startCrew } from "#tests/support/workers.ts";

test("workers are killed while people write: others take their place, and nothing acknowledged is lost", async () => {
  const { send, get, pids, signUp, until, lines } = await startCrew();
  const cookie = await signUp();
  const stored: string[] = [];
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const write = async (writer: number) => {
    for (let turn = 0; !isOver; turn++) {
      const link = `w-${writer}-${turn}`;
      const made = await send(
        "POST",
        "/api/blogs",
        { ...POST, title: link, link },
        { cookie },
      ).catch(() => null);
      if (made?.status !== 201) continue;
      stored.push(link);
      // The next worker may be killed just now: what it answers is the new page.
      const page = await get(`/blog/${link}`).catch(() => null);
      if (page) expect([link, page.status]).toEqual([link, 200]);
    }
  };
  const writing = later(Promise.all([0, 1, 2, 3].map(write)));
  const more = async (count: number) => {
    const wanted = stored.length + count;
    await expect.poll(() => stored.length).toBeGreaterThanOrEqual(wanted);
  };
  await more(10);
  for (const at of [0, 1, 0]) {
    const [victim = 0] = pids().slice(at);
    process.kill(victim, "SIGKILL");
    await more(10);
    await until(2);
    expect(pids()).not.toContain(victim);
  }
  isOver = true;
  await writing;
  for (const link of stored) expect((await get(`/blog/${link}`)).status).toBe(200);
  expect(lines().filter(({ msg }) => msg === "a worker ended by itself")).toHaveLength(3);
}, 120_000);

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s: what each worker has under way ends well, one after the other, exit 0",
  async (name) => {
    const { server, lines, pids } = await startCrew();
    const workers = pids();
    const underWay = [
      await postInHalves(server, "/contact", "name=Farida&", "email=&message="),
      await postInHalves(server, "/contact", "name=Farida&", "email=&message="),
    ];
    server.signal(name);
    const finishing = `${name}: finishing what is under way`;
    await expect.poll(() => lines().filter(({ msg }) => msg === finishing)).toHaveLength(3);
    for (const { finish } of underWay) {
      expect(await finish()).toMatch(/^HTTP\/1\.1 400 [\s\S]*Please fix 2 things/);
    }
    expect(await server.ended).toBe(0);
    expect(lines().at(-1)?.msg).toBe("stopped");
    expect(workers.filter(isThere)).toEqual([]);
  },
);

test("SIGHUP renews one after the other: no request fails, and an end of a worker's own is one too", async () => {
  const { server, pids, get, until, lines } = await startCrew({ SEED_DEMO: "1" });
  const before = pids();
  let isOver = false;
  const statuses = new Set<number>();
  const asking = later(
    (async () => {
      while (!isOver) statuses.add((await get("/about")).status);
    })(),
  );
  server.signal("SIGHUP");
  await expect.poll(() => before.filter(isThere), { timeout: 30_000 }).toEqual([]);
  await until(2);
  const [first = 0] = pids();
  process.kill(first, "SIGTERM");
  await expect.poll(() => isThere(first)).toBe(false);
  await until(2);
  isOver = true;
  await asking;
  expect([...statuses]).toEqual([200]);
  expect(lines().filter(({ msg }) => msg === "a worker ended by itself")).toEqual([]);
}, 120_000);

test("a server that is killed leaves no worker behind, and the next one starts on its folder", async () => {
  const { server, pids, DATA_DIR } = await startCrew();
  const workers = pids();
  expect(workers).toHaveLength(2);
  server.signal("SIGKILL");
  await server.ended;
  await expect.poll(() => workers.filter(isThere)).toEqual([]);
  const next = await start(DATA_DIR, { WORKERS: "2" });
  next.signal("SIGTERM");
  expect(await next.ended).toBe(0);
});

test.skipIf(process.platform !== "linux")(
  "where the system starts no other process, the workers that are left answer, and others come when it does",
  async () => {
    const { server, pids, get, until, lines } = await startCrew({ WORKERS: "3" });
    const limit = (most: number) =>
      execFileSync("prlimit", [`--pid=${server.pid}`, `--nofile=${most}:`]);
    limit(readdirSync(`/proc/${server.pid}/fd`).length);
    const [first = 0, second = 0, left = 0] = pids();
    for (const victim of [first, second]) process.kill(victim, "SIGKILL");
    const failed = () => lines().filter(({ msg }) => msg === "a worker failed");
    await expect.poll(() => failed().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(6);
    expect(failed()[0]).toMatchObject({ err: { code: "EMFILE" } });
    expect([pids(), (await get("/readyz")).status]).toEqual([[left], 200]);
    // As many as are missing are tried each time, more and more seldom: two in 14 s, and no crowd.
    await wait(8000);
    expect(failed().length).toBeLessThanOrEqual(10);
    limit(1024);
    await until(3);
    server.signal("SIGTERM");
    expect(await server.ended).toBe(0);
  },
);

test("workers that die as soon as they are started end the server, with a sentence", async () => {
  const server = startBuiltServer({
    ...{ PORT: await freePort(), DATA_DIR: temporaryFolder(), WORKERS: "2" },
    NODE_OPTIONS: "--import ./tests/support/dies-as-worker.mjs",
  });
  onTestFinished(() => server.signal("SIGKILL"));
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toMatch(/^Five workers one after another ended as soon as/m);
});

test("a port that is taken, and a number of workers that is none, are told once", async () => {
  const { server } = await startCrew();
  const refused = (env: Record<string, string>) => {
    const other = startBuiltServer({ PORT: "", DATA_DIR: temporaryFolder(), ...env });
    onTestFinished(() => other.signal("SIGKILL"));
    return other;
  };
  const taken = refused({ PORT: String(server.port), WORKERS: "2" });
  expect(await taken.ended).toBe(1);
  expect(taken.stderr().match(/is taken by another program/g)).toHaveLength(1);
  const wrong = refused({ PORT: await freePort(), WORKERS: "1000" });
  expect(await wrong.ended).toBe(1);
  expect(wrong.stderr()).toContain("  WORKERS must be auto, or a whole number from 1 to 64");
});
