import type { FileHandle } from "node:fs/promises";
import { PORTION_BYTES } from "./paced-file.ts";

/** Each is an open file. */
const MOST_FILES = 32;

/**
 * Small files that are written, and not on the disk yet. One after the other each would wait for the disk; so they go
 * there together, a portion at a time, while others are written.
 */
export function createLanding() {
  let waiting: FileHandle[] = [];
  let bytes = 0;
  let onTheWay: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    await onTheWay;
    const portion = waiting;
    waiting = [];
    bytes = 0;
    onTheWay = landAll(portion);
    // Told by whoever waits for it: the next portion, or the end.
    onTheWay.catch(() => undefined);
  }

  return {
    /**
     * @param unwritten bytes of it that the disk does not have
     * @throws what the disk said of an earlier one
     */
    async take(handle: FileHandle, unwritten: number): Promise<void> {
      waiting.push(handle);
      bytes += unwritten;
      if (bytes >= PORTION_BYTES || waiting.length >= MOST_FILES) await send();
    },

    /** @returns when all are on the disk @throws what it said of one of them */
    async finish(): Promise<void> {
      await send();
      await onTheWay;
    },

    /** Of files that nobody wants any more. */
    async leave(): Promise<void> {
      await onTheWay.catch(() => undefined);
      await Promise.all(waiting.map((handle) => handle.close().catch(() => undefined)));
      waiting = [];
    },
  };
}

export type Landing = ReturnType<typeof createLanding>;

/** @throws what the disk said of one of them, when none is under way any more */
async function landAll(portion: readonly FileHandle[]): Promise<void> {
  const ends = await Promise.allSettled(portion.map(land));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}

async function land(handle: FileHandle): Promise<void> {
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
