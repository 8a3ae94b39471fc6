import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import type { Backups } from "#contracts/backups.ts";
import { unpackedByHand } from "#tests/support/backups.ts";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { ownPostgres } from "#tests/support/own-postgres.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const PASSWORD = "a quiet harbour at dawn";
const LOGIN = { email: "owner@rihla.example", password: PASSWORD };
const WRITERS = 3;
/** Of whoever was told to come back. */
const PAUSE_MS = 50;

async function start(DATA_DIR: string, env: Record<string, string>): Promise<BuiltServer> {
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR, LOG_LEVEL: "warn", ...env });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  return server;
}

const sent = ({ url }: BuiltServer, path: string, body: unknown, cookie = "") =>
  fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url, Cookie: cookie },
    body: JSON.stringify(body),
  });

const post = (link: string) => ({
  ...{ title: link, content: `<p>${link}</p>`, type: "Tours", link },
  image: "/art/tours-coast.svg",
});

/** People who write, as fast as they are answered, until they are signed out. */
function writingOn(servers: BuiltServer[], cookie: string) {
  const acknowledged: string[] = [];
  const refusals: { status: number; after: string | null; message: string }[] = [];
  const writers = servers.flatMap((server, node) =>
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let turn = 0; ; turn++) {
        const link = `w-${node}-${writer}-${turn}`;
        const answer = await sent(server, "/api/blogs", post(link), cookie).catch(() => null);
        if (answer?.status === 201) acknowledged.push(link);
        if (answer?.status === 401) return;
        if (answer?.status !== 503) continue;
        const { message = "" } = await answer.json().catch(() => ({}));
        await wait(PAUSE_MS);
        refusals.push({ status: 503, after: answer.headers.get("retry-after"), message });
      }
    }),
  );
  return { acknowledged, refusals, ended: Promise.all(writers) };
}

async function linksIn(backup: string): Promise<Set<string>> {
  const folder = await unpackedByHand(backup);
  const database = new Database(path.join(folder, "rihla.sqlite"), { readonly: true });
  try {
    return new Set(database.prepare<[], string>("select link from blog").pluck().all());
  } finally {
    database.close();
  }
}

test.each(["sqlite", "postgres", "sqlite, with two workers"])(
  "in %s nothing that was acknowledged while a backup was put back is in neither site nor backup of today",
  async (engine) => {
    const isShared = engine === "postgres";
    const env: Record<string, string> = {
      ...(isShared && { DATABASE_URL: (await ownPostgres()).url }),
      ...(engine.endsWith("workers") && { WORKERS: "2" }),
    };
    const DATA_DIR = path.join(temporaryFolder(), "data");
    const server = await start(DATA_DIR, env);
    const servers = isShared
      ? [server, await start(path.join(temporaryFolder(), "data"), env)]
      : [server];
    const registered = await sent(server, "/api/users", { name: "Owner", ...LOGIN });
    const cookie = registered.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const read = async (as = cookie) => {
      const answer = await fetch(`${server.url}/api/backups`, { headers: { cookie: as } });
      return { status: answer.status, state: (await answer.json()) as Backups };
    };
    await sent(server, "/api/backups", {}, cookie);
    await expect.poll(async () => (await read()).state.work).toBe(null);
    const [kept] = (await read()).state.backups;

    const writing = writingOn(servers, cookie);
    await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(20);
    let seen = 0;
    const visitor = (async () => {
      for (; (await read()).status !== 401; seen++) {
        const { status } = await fetch(`${server.url}/healthz`);
        expect(status).toBe(200);
      }
    })();
    const wish = { name: kept?.name, siteName: "Rihla Travels", currentPassword: PASSWORD };
    expect((await sent(server, "/api/backups/restore", wish, cookie)).status).toBe(202);
    await writing.ended;
    await visitor;
    expect(seen).toBeGreaterThan(0);

    let fresh = "";
    await expect
      .poll(async () => {
        const answer = await sent(server, "/api/users/auth", LOGIN);
        fresh = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
        return answer.status;
      })
      .toBe(200);
    await expect.poll(async () => (await read(fresh)).state.work).toBe(null);
    const { state } = await read(fresh);
    expect(state.lastEnd).toMatchObject({ what: "restore", fault: null });
    const [today] = state.backups;
    expect(today?.why).toBe("restore");
    const backup = await linksIn(path.join(DATA_DIR, "backups", today?.name ?? ""));
    const lost = [];
    for (const link of writing.acknowledged.filter((one) => !backup.has(one))) {
      const { status } = await fetch(`${server.url}/api/blogs/link/${link}`);
      if (status !== 200) lost.push(link);
    }
    expect(lost).toEqual([]);
    const told = writing.refusals.filter(({ after }) => after === "30");
    expect(told[0]?.message).toMatch(/^A backup is being put in place of the site\. Nothing/);
  },
  120_000,
);
