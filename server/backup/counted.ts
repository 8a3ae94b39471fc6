import type { Hash } from "node:crypto";
import { Transform } from "node:stream";

/** Bytes in buffers that are done with. */
const LEFT_BEHIND = 8 * 1024 * 1024;

let leftBehind = 0;

/**
 * V8 counts a buffer as the few words of its object, and lets a hundred megabytes of them lie about. What is young is
 * looked through in a millisecond. Where a process was not started with --expose-gc, it is as V8 sees fit.
 */
function freeBuffers(bytes: number): void {
  leftBehind += bytes;
  if (leftBehind < LEFT_BEHIND) return;
  leftBehind = 0;
  globalThis.gc?.({ type: "minor" });
}

/** Lets bytes through, into a hash and a count too. */
export const counted = (hash: Hash, onBytes: (count: number) => void) =>
  new Transform({
    transform(chunk: Uint8Array, _, done) {
      hash.update(chunk);
      onBytes(chunk.length);
      freeBuffers(chunk.length);
      done(null, chunk);
    },
  });
