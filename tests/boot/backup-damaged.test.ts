import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const command = (name: "backup" | "restore", DATA_DIR: string, ...args: string[]) =>
  runCommand(`server/cli/${name}.ts`, { DATA_DIR }, ...args);

async function backedUp() {
  const folder = temporaryFolder();
  const [DATA_DIR, backup] = [path.join(folder, "data"), path.join(folder, "backup")];
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  server.signal("SIGTERM");
  await server.ended;
  expect((await command("backup", DATA_DIR, backup)).code).toBe(0);
  return { DATA_DIR, backup };
}

test("a site that has lost a picture is backed up and put back; the picture is named", async () => {
  const { DATA_DIR, backup } = await backedUp();
  mkdirSync(path.join(DATA_DIR, "media/kept"), { recursive: true });
  writeFileSync(path.join(DATA_DIR, "media/kept/original"), "");
  const database = new Database(path.join(DATA_DIR, "rihla.sqlite"));
  const columns = database.prepare<[], { name: string; type: string; dflt_value: unknown }>(
    "select name, type, dflt_value from pragma_table_info('media')",
  );
  const row = Object.fromEntries(
    columns.all().map(({ name, type }) => [name, /int/i.test(type) ? 1 : name]),
  );
  const names = Object.keys(row);
  database
    .prepare(`insert into media (${names.join()}) values (${names.map((name) => `@${name}`)})`)
    .run({ ...row, stem: "lost-picture", isReady: 1 });
  database.close();
  const damaged = `${backup}-damaged`;
  for (const [name, at] of [
    ["backup", damaged],
    ["restore", damaged],
  ] as const) {
    const { code, stdout, stderr } = await command(name, DATA_DIR, at);
    expect([code, stderr, stdout]).toEqual([
      0,
      "",
      expect.stringMatching(/missing.*\n {2}lost-picture/),
    ]);
  }
  rmSync(path.join(damaged, "SHA256SUMS"));
  const byHand = await command("restore", DATA_DIR, damaged);
  expect([byHand.code, byHand.stderr]).toEqual([
    1,
    expect.stringMatching(/lost-picture is missing/),
  ]);
});

test("where no backup can be written, words say so", async () => {
  const { DATA_DIR, backup } = await backedUp();
  const secret = path.join(backup, "secret");
  const link = path.join(temporaryFolder(), "link");
  symlinkSync(backup, link);
  for (const target of [secret, path.join(secret, "below"), link]) {
    const { code, stderr } = await command("backup", DATA_DIR, target);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/name a folder that/)]);
    expect(stderr).not.toMatch(/^\s+at /m);
  }
});

test("no backup is written into the site itself, also not through a link", async () => {
  const { DATA_DIR } = await backedUp();
  const media = path.join(DATA_DIR, "media");
  const link = path.join(temporaryFolder(), "link");
  symlinkSync(DATA_DIR, link);
  for (const target of [DATA_DIR, media, path.join(media, "new"), path.join(link, "new/backup")]) {
    const { code, stderr } = await command("backup", DATA_DIR, target);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^A backup inside the data folder would be lost with it: name a folder/),
    ]);
  }
  expect(readdirSync(media)).toEqual([]);
  const beside = await command("backup", DATA_DIR, `${DATA_DIR}-backup`);
  expect([beside.code, beside.stderr]).toEqual([0, ""]);
});
