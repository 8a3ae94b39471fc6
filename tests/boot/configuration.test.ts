import { readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

async function refusalOf(env: Record<string, string> & { PORT: string }) {
  const server = startBuiltServer(env);
  onTestFinished(() => server.signal("SIGKILL"));
  const code = await server.ended;
  expect(server.stdout()).toBe("");
  return { code, lines: server.stderr().trimEnd().split("\n") };
}

test("a taken port, an unwritable folder and a bad address are named together", async () => {
  const neighbour = createServer();
  await new Promise<void>((resolve) => neighbour.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void neighbour.close());
  const PORT = String((neighbour.address() as AddressInfo).port);

  const { code, lines } = await refusalOf({
    PORT,
    DATA_DIR: "/dev/null/x",
    PUBLIC_URL: "rihla.example",
    LOG_LEVEL: "loud",
  });
  expect(code).toBe(1);
  expect(lines).toEqual([
    "The configuration has 4 mistakes:",
    "  PUBLIC_URL must be an address such as https://www.example.com",
    "  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent",
    "  DATA_DIR must be a folder that can be written: /dev/null/x, it is a file, or lies below one",
    `  PORT ${PORT} is taken by another program: stop it, or set another number`,
  ]);
});

test("a wrong configuration makes nothing", async () => {
  const folder = temporaryFolder();
  const { code } = await refusalOf({
    PORT: await freePort(),
    DATA_DIR: path.join(folder, "a/b"),
    SEED_DEMO: "perhaps",
  });
  expect([code, readdirSync(folder)]).toEqual([1, []]);
});

test("DATA_DIR that is a file is named, and the file stays", async () => {
  const file = path.join(temporaryFolder(), "file");
  writeFileSync(file, "mine");
  const { code, lines } = await refusalOf({ PORT: await freePort(), DATA_DIR: file });
  expect([code, lines.length]).toEqual([1, 2]);
  expect(lines[1]).toContain(`${file}, it is a file`);
});
