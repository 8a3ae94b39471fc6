import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { END_WITH_PARENT, FLAGS, freePort } from "#tests/support/built-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

test("where the disk of the log is full, the site is served, and ends when it is told to", async () => {
  const log = openSync("/dev/full", "w");
  const PORT = await freePort();
  const env = { NODE_ENV: "production", PORT, DATA_DIR: temporaryFolder() };
  const args = [...FLAGS, "--import", END_WITH_PARENT, "build/server/index.js"];
  const server = spawn(process.execPath, args, { env, stdio: ["pipe", log, "ignore"] });
  onTestFinished(() => {
    server.kill("SIGKILL");
    closeSync(log);
  });
  const ended = new Promise((resolve) => server.once("close", resolve));
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${PORT}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(() => ask("/readyz"), { timeout: 60_000 }).toBe(200);
  for (const path of ["/about", "/contact", "/no-such-page"]) {
    expect(await ask(path)).toBe(path === "/no-such-page" ? 404 : 200);
  }
  server.kill("SIGTERM");
  expect(await ended).toBe(0);
});
