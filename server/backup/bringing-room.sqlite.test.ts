import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { DomainError } from "#server/errors/domain-error.ts";
import { fillDisk, freeDisk, mayMount, smallDisk, unmount } from "#tests/support/small-disk.ts";
import { createBringing } from "./bringing.ts";

const MEGABYTE = 1024 * 1024;

/** On a disk of its own of 32 MB, of which a twentieth is kept. */
function open() {
  const DATA_DIR = smallDisk("32m");
  onTestFinished(() => unmount(DATA_DIR));
  const audit = { record: async () => undefined as never };
  const env = { DATA_DIR, DATABASE_URL: undefined, S3: null };
  const { bring, stopBringing } = createBringing({ env, audit, version: "1" });
  const onShelf = () => readdirSync(path.join(DATA_DIR, "backups"));
  return { DATA_DIR, bring, stopBringing, onShelf };
}

/** So much, a megabyte at a time, and how much of it was taken. */
function sending(megabytes: number) {
  const taken = { count: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken.count++ < megabytes) controller.enqueue(new Uint8Array(MEGABYTE).fill(7));
      else controller.close();
    },
  });
  return { body, taken };
}

const codeOf = (bringing: Promise<unknown>) =>
  bringing.then(
    () => "brought",
    (error: DomainError) => error.code,
  );

test.runIf(mayMount)(
  "one that has no room is read to its end and refused; nothing is left",
  async () => {
    const { DATA_DIR, bring, onShelf } = open();
    const large = sending(64);
    expect(await codeOf(bring(large.body, "", { by: null }))).toBe("backup-no-room");
    expect(large.taken.count).toBe(65);
    expect(onShelf()).toEqual([]);
    fillDisk(DATA_DIR, MEGABYTE);
    expect(await codeOf(bring(sending(8).body, "", { by: null }))).toBe("backup-no-room");
    expect(onShelf()).toEqual([]);
    freeDisk(DATA_DIR);
    expect(await codeOf(bring(sending(1).body, "", { by: null }))).toBe("backup-foreign");
  },
);

test.runIf(mayMount)("a server that stops gives up what is arriving", async () => {
  const { bring, stopBringing, onShelf } = open();
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(1000)),
  });
  const bringing = codeOf(bring(endless, "", { by: null }));
  await expect.poll(() => onShelf().length).toBe(1);
  stopBringing();
  expect(await bringing).toBe("restarting");
  expect(onShelf()).toEqual([]);
});
