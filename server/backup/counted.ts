import type { Hash } from "node:crypto";
import { Transform } from "node:stream";

/** Lets bytes through, into a hash and a count too. */
export const counted = (hash: Hash, onBytes: (count: number) => void) =>
  new Transform({
    transform(chunk: Uint8Array, _, done) {
      hash.update(chunk);
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
