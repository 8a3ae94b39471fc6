import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

async function start(DATA_DIR: string) {
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR });
  onTestFinished(() => server.signal("SIGKILL"));
  return server;
}

/** Of a site that was served and ended in order. */
async function served(): Promise<string> {
  const DATA_DIR = path.join(temporaryFolder(), "data");
  const server = await start(DATA_DIR);
  await server.ready();
  server.signal("SIGTERM");
  expect(await server.ended).toBe(0);
  return DATA_DIR;
}

async function refusalOf(DATA_DIR: string): Promise<string> {
  const server = await start(DATA_DIR);
  expect(await server.ended).toBe(1);
  expect(server.stderr()).not.toMatch(/^\s+at /m);
  return server.stderr();
}

test.each([
  ["media", "file", /^This cannot be used as it is: it is a file, .*\n {2}\S+media\n$/],
  [
    "media",
    "dead link",
    /^This cannot be used as it is: it is gone, or a link .*\n {2}\S+media\n$/,
  ],
  ["uploads", "file", /^This cannot be used as it is: it is a file, .*\n {2}\S+uploads\n$/],
  ["secret", "folder", /^A folder lies where the secret .* Move it away, .*\n {2}\S+secret\n$/],
  ["server.lock", "file", /^The lock of the data folder cannot be used\. .* remove server\.lock, /],
  ["server.lock", "folder", /^The lock of the data folder cannot be used\. /],
] as const)(
  "where %s should be lies a %s: the start says so, and what to do",
  async (name, is, words) => {
    const DATA_DIR = await served();
    const target = path.join(DATA_DIR, name);
    rmSync(target, { recursive: true, force: true });
    if (is === "folder") mkdirSync(target);
    else if (is === "file") writeFileSync(target, "not what it should be");
    else symlinkSync(`${target}-away`, target);
    expect(await refusalOf(DATA_DIR)).toMatch(words);
    rmSync(target, { recursive: true });
    await (await start(DATA_DIR)).ready();
  },
);

test("uploads that broke off are removed, and nothing else that lies there", async () => {
  const DATA_DIR = await served();
  const uploads = path.join(DATA_DIR, "uploads");
  mkdirSync(path.join(uploads, "lost+found/a"), { recursive: true });
  writeFileSync(path.join(uploads, "contract.pdf"), "");
  for (const name of [randomUUID(), randomUUID()]) writeFileSync(path.join(uploads, name), "");
  await (await start(DATA_DIR)).ready();
  expect(readdirSync(uploads).toSorted()).toEqual(["contract.pdf", "lost+found"]);
});

test("a data folder that is a link to nowhere is named as one", async () => {
  const DATA_DIR = path.join(temporaryFolder(), "data");
  symlinkSync(`${DATA_DIR}-away`, DATA_DIR);
  expect(await refusalOf(DATA_DIR)).toMatch(/it is a link that leads nowhere; connect the disk/);
});
