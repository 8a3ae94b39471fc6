import { mkdirSync, readdirSync, watch, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { COMING } from "#server/data-folder/restore-folders.ts";
import { startCommand } from "#tests/support/run-command.ts";
import { serveData } from "#tests/support/serve-data.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** More than is copied before a signal arrives. */
const PICTURES = 2_000;

/** A stopped site with so many pictures that copying them takes a while. */
async function makeSite(DATA_DIR: string) {
  const { server } = await serveData(DATA_DIR);
  server.signal("SIGTERM");
  await server.ended;
  for (let i = 0; i < PICTURES; i++) {
    const folder = path.join(DATA_DIR, "media", `picture-${i}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "original"), "a picture");
  }
}

/** Stops a command, twice as by Ctrl-C under npm, once a folder of this name lies in another. */
async function stopOnce(
  { folder, starts }: { folder: string; starts: string },
  signal: NodeJS.Signals,
  ...command: Parameters<typeof startCommand>
) {
  const watcher = watch(folder);
  onTestFinished(() => watcher.close());
  const running = startCommand(...command);
  watcher.on("change", (_, name) => {
    if (!String(name).startsWith(starts)) return;
    watcher.close();
    for (let i = 0; i < 2; i++) running.signal(signal);
  });
  return running.ended;
}

test("a backup that is stopped leaves nothing, and says so", async () => {
  const folder = temporaryFolder();
  const DATA_DIR = path.join(folder, "data");
  await makeSite(DATA_DIR);
  const half = { folder, starts: "backup.unfinished-" };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    const to = ["--to", path.join(folder, "backup")];
    const stopped = await stopOnce(half, signal, "server/cli/backup.ts", { DATA_DIR }, ...to);
    expect(stopped).toEqual({
      code: 1,
      stdout: "",
      stderr: "Stopped before the backup was whole: nothing of it was kept.\n",
    });
    expect(readdirSync(folder)).toEqual(["data"]);
  }
});

test("a restore that is stopped leaves the site as it is, and says so", async () => {
  const folder = temporaryFolder();
  const [backup, DATA_DIR] = [path.join(folder, "backup"), path.join(folder, "data")];
  await makeSite(backup);
  mkdirSync(DATA_DIR);
  const coming = { folder: DATA_DIR, starts: COMING };
  const stopped = await stopOnce(coming, "SIGINT", "server/cli/restore.ts", { DATA_DIR }, backup);
  expect(stopped).toEqual({
    code: 1,
    stdout: "",
    stderr: "Stopped before the backup was in place: the site is as it was.\n",
  });
  expect(readdirSync(DATA_DIR).filter((name) => !name.startsWith("server.lock"))).toEqual([]);
});
