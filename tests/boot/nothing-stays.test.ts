import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { END_WITH_PARENT } from "#tests/support/built-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** What has ended and was not asked for its exit code yet is gone too. */
function isRunning(pid: number): boolean {
  if (!existsSync(`/proc/${pid}/stat`)) return false;
  return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
}

test.each(["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"] as const)(
  "a run that ends by %s leaves no server behind, no database and no folder",
  async (name) => {
    const run = spawn(
      process.execPath,
      ["--import", END_WITH_PARENT, "tests/support/start-and-wait.ts"],
      {
        env: { ...process.env, DATA_DIR: temporaryFolder() },
        stdio: ["pipe", "pipe", "inherit"],
      },
    );
    const [line] = await once(run.stdout.setEncoding("utf8"), "data");
    const { pids, folders } = JSON.parse(line) as { pids: number[]; folders: string[] };
    expect([...pids.map(isRunning), ...folders.map((folder) => existsSync(folder))]).toEqual(
      Array(4).fill(true),
    );
    run.kill(name);
    await expect.poll(() => pids.map(isRunning), { timeout: 30_000 }).toEqual([false, false]);
    await expect
      .poll(() => folders.filter((folder) => existsSync(folder)), { timeout: 30_000 })
      .toEqual([]);
  },
);
