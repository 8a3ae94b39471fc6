import { readdirSync, statSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const LONGEST_MS = 60_000;

/** Sees each change of the folder: nothing else runs in this process meanwhile. */
function waitUntil(isSo: () => boolean): void {
  const deadline = performance.now() + LONGEST_MS;
  while (!isSo()) if (performance.now() > deadline) throw new Error("it never came");
}

const has = (folder: string, start: string) =>
  readdirSync(folder).some((name) => name.startsWith(start));

const MOMENTS: [string, (DATA_DIR: string) => boolean][] = [
  ["the folder is held", (at) => has(at, "server.lock")],
  ["a database begins to be there", (at) => has(at, "rihla.sqlite")],
  [
    "something is written to it",
    (at) =>
      readdirSync(at).some(
        (name) =>
          name.startsWith("rihla.sqlite") &&
          (statSync(`${at}/${name}`, { throwIfNoEntry: false })?.size ?? 0) > 0,
      ),
  ],
  ["it has its log", (at) => has(at, "rihla.sqlite-wal")],
  ["a secret begins to be there", (at) => has(at, "secret")],
];
const STARTS = MOMENTS.flatMap(([when, isTime]) =>
  ["1", "0"].map((SEED_DEMO) => [when, SEED_DEMO, isTime] as const),
);

test.each(STARTS)(
  "a first start that is killed when %s is started again: demo %s",
  async (_, SEED_DEMO, isTime) => {
    const DATA_DIR = temporaryFolder();
    const killed = startBuiltServer({ PORT: await freePort(), DATA_DIR, SEED_DEMO });
    onTestFinished(() => killed.signal("SIGKILL"));
    waitUntil(() => isTime(DATA_DIR));
    process.kill(killed.pid, "SIGKILL");
    expect(await killed.ended).toBeNull();

    const server = startBuiltServer({ PORT: await freePort(), DATA_DIR, SEED_DEMO });
    onTestFinished(() => server.signal("SIGKILL"));
    await server.ready();
    expect((await fetch(server.url)).status).toBe(200);
    expect(readdirSync(DATA_DIR).filter((name) => name.includes(".new"))).toEqual([]);
  },
);
