import { type FileHandle, open } from "node:fs/promises";
import { Writable } from "node:stream";
import { PRIVATE_FILE } from "./data-folder.ts";

/** What the disk does not have yet: who writes something else at this moment waits for no more than this. */
const UNWRITTEN_BYTES = 8 * 1024 * 1024;

/** A new file for this account alone, written to the disk as it comes; on it when the stream has finished. */
export function createPacedFile(target: string): Writable {
  let handle: FileHandle | undefined;
  let unwritten = 0;
  const settle = (work: Promise<unknown>, done: (error?: Error | null) => void) =>
    work.then(() => done(), done);

  async function write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      at += (await handle?.write(bytes, at))?.bytesWritten ?? 0;
    }
    unwritten += bytes.length;
    if (unwritten < UNWRITTEN_BYTES) return;
    unwritten = 0;
    await handle?.datasync();
  }

  return new Writable({
    construct(done) {
      const opening = open(target, "wx", PRIVATE_FILE).then((opened) => {
        handle = opened;
      });
      settle(opening, done);
    },
    write: (chunk, _, done) => void settle(write(chunk), done),
    final: (done) => void settle(handle?.sync() ?? Promise.resolve(), done),
    destroy(error, done) {
      const closing = handle?.close() ?? Promise.resolve();
      closing.then(() => done(error), done);
    },
  });
}
