import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { residentMegabytes } from "#tests/support/process-facts.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const MEMORY_LIMIT_MB = 350;

test("ten thousand queries and as many addresses that are not there take no memory", async () => {
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR: temporaryFolder() });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const ask = async (path: string) => (await fetch(server.url + path)).arrayBuffer();
  for (let round = 0; round < 200; round++) {
    const paths = Array.from({ length: 50 }, (_, index) => `/about?x=${round * 50 + index}`);
    await Promise.all(paths.map(ask));
  }
  for (let round = 0; round < 40; round++) {
    const paths = Array.from({ length: 50 }, (_, index) => `/blog/none-${round * 50 + index}`);
    await Promise.all(paths.map(ask));
  }
  expect(residentMegabytes(server.pid)).toBeLessThan(MEMORY_LIMIT_MB);
  expect((await fetch(`${server.url}/about`)).status).toBe(200);
}, 120_000);
