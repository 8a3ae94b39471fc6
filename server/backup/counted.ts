import type { Hash } from "node:crypto";
import { Transform } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Bytes in buffers that are done with. */
const LEFT_BEHIND = 8 * 1024 * 1024;

let leftBehind = 0;
let collect: NodeJS.GCFunction | undefined;

/**
 * V8 counts a buffer as the few words of its object: it lets a hundred megabytes of them lie about, then looks through
 * all that there is. Those that are young are found in a millisecond.
 */
export function freeBuffers(bytes: number): void {
  leftBehind += bytes;
  if (leftBehind < LEFT_BEHIND) return;
  leftBehind = 0;
  collect ??= askForCollector();
  collect({ type: "minor" });
}

/** As with `node --expose-gc`, which commands are not started with. */
function askForCollector(): NodeJS.GCFunction {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
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
