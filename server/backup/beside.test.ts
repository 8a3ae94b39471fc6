import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readSecret } from "#server/data-folder/secret.ts";
import { envAt } from "#tests/support/backups.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { beside } from "./beside.ts";
import { openShelf } from "./shelf.ts";

const KEPT = { why: "hand", withSecrets: false, recipient: null, app: "1" } as const;

async function open() {
  const { place, dataFolder } = await openTestSite({ demo: true });
  if (!place.DATABASE_URL) readSecret(dataFolder);
  return { env: envAt(place), shelf: openShelf(dataFolder) };
}

test("a backup is made in a thread of its own, which says how far it is", async () => {
  const { env, shelf } = await open();
  const steps = new Set<string>();
  const onProgress = (step: string) => void steps.add(step);
  const { signal } = new AbortController();
  const note = await beside("keep", env, KEPT, { signal, onProgress });
  expect([...steps]).toEqual(expect.arrayContaining(["database", "trying"]));
  expect(shelf.list()).toEqual([{ ...note, isHere: true }]);
  expect(note.counts).toMatchObject({ posts: 24, enquiries: 12 });
  const coming = await beside(
    "prepare",
    env,
    { backup: shelf.at(note.name), identity: null },
    { signal, onProgress },
  );
  expect(coming).toMatchObject({ manifest: { counts: note.counts }, factorsOff: [], lost: [] });
  expect(readdirSync(coming.folder)).toContain("rihla.sqlite");
});

test("what goes wrong there is told by its fault, and noted where the others stand", async () => {
  const { env, shelf } = await open();
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  const wrong = { ...KEPT, recipient: "age1nobody" };
  await expect(beside("keep", env, wrong, options)).rejects.toMatchObject({ fault: "locked" });
  expect(shelf.list()).toMatchObject([{ fault: "locked", isHere: false, bytes: 0 }]);
});

test("one that was stopped before it began does not begin", async () => {
  const { env, shelf } = await open();
  const options = { signal: AbortSignal.abort(new Error("enough")), onProgress: () => undefined };
  await expect(beside("keep", env, KEPT, options)).rejects.toThrow("enough");
  expect(shelf.list()).toEqual([]);
});

test("one that is stopped leaves nothing", async () => {
  const { env } = await open();
  const stopping = new AbortController();
  const options = {
    signal: stopping.signal,
    onProgress: () => stopping.abort(new Error("enough")),
  };
  await expect(beside("keep", env, KEPT, options)).rejects.toThrow("enough");
  const { DATA_DIR } = env;
  await expect.poll(() => readdirSync(path.join(DATA_DIR, "backups"))).toEqual([]);
});
