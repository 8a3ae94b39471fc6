import { open } from "node:fs/promises";
import { PRIVATE_FILE } from "./data-folder.ts";
import { PORTION_BYTES } from "./paced-file.ts";

type Small = { target: string; bytes: Uint8Array };

/** Each is an open file. */
const MOST_FILES = 32;

/**
 * Small files on their way to the disk. One after the other each would wait for it; so they are written together, a
 * portion at a time, while others are read.
 */
export function createLanding() {
  let waiting: Small[] = [];
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
     * A new file for this account alone.
     * @throws what the disk said of an earlier one
     */
    async take(small: Small): Promise<void> {
      waiting.push(small);
      bytes += small.bytes.length;
      if (bytes >= PORTION_BYTES || waiting.length >= MOST_FILES) await send();
    },

    /** @returns when all are on the disk @throws what it said of one of them */
    async finish(): Promise<void> {
      await send();
      await onTheWay;
    },

    /** Nobody wants them any more. */
    async leave(): Promise<void> {
      waiting = [];
      await onTheWay.catch(() => undefined);
    },
  };
}

/** @throws what the disk said of one of them, when none is under way any more */
async function landAll(portion: readonly Small[]): Promise<void> {
  const ends = await Promise.allSettled(portion.map(land));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}

async function land({ target, bytes }: Small): Promise<void> {
  const handle = await open(target, "wx", PRIVATE_FILE);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
