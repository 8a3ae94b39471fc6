import {
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { POST, startCrew } from "#tests/support/workers.ts";

const STRANGER = {
  ...{ name: "Stranger", email: "stranger@rihla.example", password: "a long way off" },
};

const at = (folder: string, end = "") => path.join(folder, `rihla.sqlite${end}`);

function remove(folder: string): void {
  for (const end of ["", "-wal", "-shm"]) rmSync(at(folder, end), { force: true });
}

const WAYS: [string, (folder: string) => void][] = [
  ["removed", remove],
  [
    "emptied",
    (folder) => {
      remove(folder);
      writeFileSync(at(folder), "");
    },
  ],
  ["cut off", (folder) => truncateSync(at(folder), 0)],
];

test.each(WAYS)(
  "a database that is %s is not made anew by the worker that takes the place of another",
  async (_, lose) => {
    const { DATA_DIR, pids, send, signUp, server } = await startCrew();
    await signUp();
    lose(DATA_DIR);
    process.kill(pids()[0] ?? 0, "SIGKILL");
    const refusal = /The database of this site is missing|The database file is empty/;
    await expect.poll(() => server.stderr(), { timeout: 20_000 }).toMatch(refusal);
    // Whichever of the workers answers.
    for (let tries = 0; tries < 4; tries++) {
      const answer = await send("POST", "/api/users", STRANGER).catch(() => null);
      expect(answer?.status).not.toBe(201);
    }
    expect(existsSync(at(DATA_DIR)) ? readFileSync(at(DATA_DIR)).length : 0).toBe(0);
  },
  60_000,
);

test("while one worker still reads a database that was removed, none ends the server", async () => {
  const { DATA_DIR, pids, get, signUp, server } = await startCrew();
  await signUp();
  remove(DATA_DIR);
  process.kill(pids()[0] ?? 0, "SIGKILL");
  const refusals = () => server.stderr().match(/The database of this site is missing/g) ?? [];
  await expect.poll(() => refusals().length, { timeout: 30_000 }).toBeGreaterThan(5);
  expect((await get("/blog")).status).toBe(200);
}, 60_000);

test("a copy in the place of the database is opened by no worker: what it acknowledged would be in neither", async () => {
  const { DATA_DIR, pids, send, signUp, server } = await startCrew();
  const cookie = await signUp();
  const [first = 0, second = 0] = pids();
  const posts = async (count: number, from: number) => {
    const answers = [];
    for (let number = from; number < from + count; number++) {
      const body = { ...POST, title: `Tide ${number}`, link: `tide-${number}` };
      answers.push((await send("POST", "/api/blogs", body, { cookie })).status);
    }
    return new Set(answers);
  };
  expect(await posts(2, 0)).toEqual(new Set([201]));
  renameSync(at(DATA_DIR), at(DATA_DIR, ".away"));
  copyFileSync(at(DATA_DIR, ".away"), at(DATA_DIR));
  process.kill(first, "SIGKILL");
  const refusal = /not the one that the other workers have open/;
  await expect.poll(() => server.stderr(), { timeout: 20_000 }).toMatch(refusal);
  expect(await posts(8, 10)).toEqual(new Set([503]));
  // Nobody is left to ask; whoever started them knows.
  process.kill(second, "SIGKILL");
  expect(await server.ended).toBe(1);
  renameSync(at(DATA_DIR, ".away"), at(DATA_DIR));
  const again = await startCrew({ DATA_DIR });
  const listed = JSON.parse((await again.get("/api/blogs")).text) as { link: string }[];
  expect(listed.map(({ link }) => link).sort()).toEqual(["tide-0", "tide-1"]);
}, 90_000);

test("a worker that finds no secret makes none, for others still sign with the one that was there", async () => {
  const { DATA_DIR, pids, get, signUp, server } = await startCrew();
  const cookie = await signUp();
  rmSync(path.join(DATA_DIR, "secret"));
  process.kill(pids()[0] ?? 0, "SIGKILL");
  const refusal = /The secret that signs sessions is gone/;
  await expect.poll(() => server.stderr(), { timeout: 20_000 }).toMatch(refusal);
  for (let tries = 0; tries < 4; tries++) {
    expect((await get("/api/users", { cookie })).status).toBe(200);
  }
  expect(existsSync(path.join(DATA_DIR, "secret"))).toBe(false);
}, 60_000);
