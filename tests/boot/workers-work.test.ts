import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Backups } from "#contracts/backups.ts";
import { PASSWORD } from "#tests/support/make-user.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import {
  databaseOf,
  ENGINES,
  OWNER,
  POST,
  startCrew,
  type TestCrew,
} from "#tests/support/workers.ts";

const SOON_MS = 2000;

const LOGIN = { email: OWNER.email, password: OWNER.password };

test.each(ENGINES)(
  "%s: one worker mails and publishes; when it is killed, another one does",
  async (engine) => {
    const mail = await startSmtpServer();
    onTestFinished(() => mail.close());
    const MAIL_FROM = "salam@rihla.example";
    const crew = await startCrew({
      ...(await databaseOf(engine)),
      ...{ SMTP_URL: mail.url, MAIL_FROM },
    });
    const { server, send, get, pids, lines, until } = crew;
    const cookie = await crew.signUp();
    const askForMail = () =>
      fetch(`${server.url}/forgot-password`, {
        method: "POST",
        body: new URLSearchParams({ email: OWNER.email }),
        redirect: "manual",
      });
    const plan = async (link: string) => {
      const publishAt = new Date(Date.now() + SOON_MS).toISOString();
      const planned = { ...POST, title: link, link, state: "scheduled", publishAt };
      expect((await send("POST", "/api/blogs", planned, { cookie })).status).toBe(201);
    };
    const whoDid = (msg: string) => lines().filter((line) => line.msg === msg);
    const isPublic = async (link: string) => (await get(`/blog/${link}`)).status === 200;

    for (const link of ["first", "second"]) await plan(link);
    await askForMail();
    for (const link of ["first", "second"]) {
      await expect.poll(() => isPublic(link)).toBe(true);
      // Each connection goes to the next worker.
      expect([await isPublic(link), await isPublic(link)]).toEqual([true, true]);
    }
    await expect.poll(() => mail.received.length).toBe(1);
    const did = [...whoDid("published as planned"), ...whoDid("mail")];
    expect(did).toHaveLength(3);
    const [leader] = did.map(({ worker }) => Number(worker));
    expect(new Set(did.map(({ worker }) => worker)).size).toBe(1);

    // It is due when whoever would have published it is gone.
    await plan("third");
    process.kill(pids()[(leader ?? 0) - 1] ?? 0, "SIGKILL");
    await until(2);
    await askForMail();
    await expect.poll(() => isPublic("third")).toBe(true);
    await expect.poll(() => mail.received.length).toBe(2);
    // Nothing is done twice, a while later either.
    await wait(SOON_MS);
    expect(mail.received).toHaveLength(2);
    const published = whoDid("published as planned");
    expect(published).toHaveLength(3);
    expect(published[2]?.worker).not.toBe(leader);
  },
  120_000,
);

/** What each worker says of the backups: several connections, to one and the other in turn. */
async function saidByAll({ get }: TestCrew, cookie: string): Promise<Backups[]> {
  const asked = [1, 2, 3, 4].map(() => get("/api/backups", { cookie }));
  return (await Promise.all(asked)).map(({ text }) => JSON.parse(text));
}

async function backedUp(crew: TestCrew, cookie: string): Promise<string> {
  const wish = { withSecrets: true, currentPassword: PASSWORD };
  const begun = await crew.send("POST", "/api/backups", wish, { cookie });
  expect(begun.status).toBe(202);
  const again = await crew.send("POST", "/api/backups", wish, { cookie });
  expect([again.status, JSON.parse(again.text).code]).toEqual([409, "backup-under-way"]);
  expect((await saidByAll(crew, cookie)).map(({ work }) => work?.what)).toContain("backup");
  await expect
    .poll(async () => (await saidByAll(crew, cookie)).map(({ work }) => work))
    .toEqual([null, null, null, null]);
  const said = await saidByAll(crew, cookie);
  const names = new Set(said.map(({ lastEnd }) => lastEnd?.name));
  expect([names.size, ...said.map(({ lastEnd }) => lastEnd?.fault)]).toEqual([
    1,
    ...[null, null, null, null],
  ]);
  return said[0]?.lastEnd?.name ?? "";
}

test.each(ENGINES)(
  "%s: a backup is put back through one worker, and all show the other site",
  async (engine) => {
    const crew = await startCrew({ ...(await databaseOf(engine)), SEED_DEMO: "1" });
    const { send, get, pids, until, lines } = crew;
    const cookie = await crew.signUp();
    const write = (link: string) =>
      send("POST", "/api/blogs", { ...POST, title: link, link }, { cookie });
    expect((await write("before")).status).toBe(201);
    const name = await backedUp(crew, cookie);
    expect((await write("after")).status).toBe(201);
    const workers = pids();
    const statusesOf = async (link: string) =>
      Promise.all([1, 2, 3, 4].map(async () => (await get(`/blog/${link}`)).status));
    expect(await statusesOf("after")).toEqual([200, 200, 200, 200]);

    const wish = { name, siteName: "Rihla Travels", currentPassword: PASSWORD };
    const begun = await send("POST", "/api/backups/restore", wish, { cookie });
    expect(begun.status).toBe(202);
    await expect.poll(() => statusesOf("after"), { timeout: 60_000 }).toEqual([404, 404, 404, 404]);
    expect(await statusesOf("before")).toEqual([200, 200, 200, 200]);
    // The same processes, both of which go on.
    expect(pids()).toEqual(workers);
    await until(2);

    const again = await send("POST", "/api/users/auth", LOGIN);
    expect(again.status).toBe(200);
    const fresh = [again.headers["set-cookie"] ?? []].flat().map((one) => one.split(";")[0]);
    const signedIn = { cookie: fresh.join("; ") };
    const written = { ...POST, title: "since", link: "since" };
    for (let turn = 0; turn < 4; turn++) {
      const link = `since-${turn}`;
      expect((await send("POST", "/api/blogs", { ...written, link }, signedIn)).status).toBe(201);
      expect(await statusesOf(link)).toEqual([200, 200, 200, 200]);
    }
    await expect
      .poll(async () =>
        (await saidByAll(crew, signedIn.cookie)).map(({ lastEnd }) => lastEnd?.what),
      )
      .toEqual(["restore", "restore", "restore", "restore"]);
    expect(lines().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  },
  180_000,
);

test("a worker that is killed amid a backup: all say that it failed, and the next one is made", async () => {
  const crew = await startCrew({ SEED_DEMO: "1" });
  const cookie = await crew.signUp();
  for (const pid of crew.pids()) {
    await crew.send("POST", "/api/backups", { withSecrets: false }, { cookie });
    await wait(20);
    process.kill(pid, "SIGKILL");
    await crew.until(2);
    await expect
      .poll(async () => (await saidByAll(crew, cookie)).map(({ work }) => work))
      .toEqual([null, null, null, null]);
  }
  const ends = (await saidByAll(crew, cookie)).map(({ lastEnd }) => lastEnd?.what);
  expect(ends).toEqual(["backup", "backup", "backup", "backup"]);
  await backedUp(crew, cookie);
}, 120_000);

test("guesses at a password are counted by all workers together", async () => {
  const { signUp, send } = await startCrew();
  await signUp();
  const statuses: number[] = [];
  for (let turn = 0; turn < 14; turn++) {
    const wrong = { ...LOGIN, password: `wrong ${turn} of them` };
    statuses.push((await send("POST", "/api/users/auth", wrong)).status);
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
});

test("what each worker counts has its number, what all would find stands once", async () => {
  const { metrics } = await startCrew();
  const text = await metrics();
  expect(text).toMatch(/^rihla_workers 2$/m);
  for (const worker of [1, 2]) {
    expect(text).toMatch(
      new RegExp(`^rihla_process_resident_memory_bytes\\{worker="${worker}"\\} \\d+$`, "m"),
    );
  }
  expect(text.match(/^rihla_database_up 1$/gm)).toHaveLength(1);
  expect(text.match(/^# TYPE rihla_requests_total /gm)).toHaveLength(1);
});
