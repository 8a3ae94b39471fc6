import { type FileHandle, open } from "node:fs/promises";
import { Writable } from "node:stream";
import { PRIVATE_FILE } from "./data-folder.ts";

/** Goes to the disk at once: who stores something else at this moment waits for no more than two of them. */
export const PORTION_BYTES = 2 * 1024 * 1024;

/**
 * A new file for this account alone, written to the disk as it comes; on it when the stream has finished. A portion is
 * on its way to the disk while the next one is written.
 */
export function createPacedFile(target: string): Writable {
  let handle: FileHandle | undefined;
  let unwritten = 0;
  let onTheWay: Promise<void> | undefined;
  const settle = (work: Promise<unknown>, done: (error?: Error | null) => void) =>
    work.then(() => done(), done);

  async function write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      at += (await handle?.write(bytes, at))?.bytesWritten ?? 0;
    }
    unwritten += bytes.length;
    if (unwritten < PORTION_BYTES) return;
    unwritten = 0;
    await onTheWay;
    onTheWay = handle?.datasync();
    // Told by whoever waits for it, above or at the end.
    onTheWay?.catch(() => undefined);
  }

  async function finish(): Promise<void> {
    await onTheWay;
    await handle?.sync();
  }

  async function close(): Promise<void> {
    await onTheWay?.catch(() => undefined);
    await handle?.close();
  }

  return new Writable({
    construct(done) {
      const opening = open(target, "wx", PRIVATE_FILE).then((opened) => {
        handle = opened;
      });
      settle(opening, done);
    },
    write: (chunk, _, done) => void settle(write(chunk), done),
    final: (done) => void settle(finish(), done),
    destroy: (error, done) => void close().then(() => done(error), done),
  });
}
