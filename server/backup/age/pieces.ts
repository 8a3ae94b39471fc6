type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * What comes in whatever portions, in pieces of one size; the last may be shorter, and is empty only where
 * nothing came. A piece is valid until the next is asked for.
 */
export async function* inPieces(
  source: Bytes,
  size: number,
): AsyncGenerator<{ piece: Uint8Array; isLast: boolean }> {
  const piece = Buffer.allocUnsafe(size);
  let used = 0;
  for await (const portion of source) {
    for (let at = 0; at < portion.length; ) {
      if (used === size) {
        yield { piece, isLast: false };
        used = 0;
      }
      const taken = portion.subarray(at, at + size - used);
      piece.set(taken, used);
      used += taken.length;
      at += taken.length;
    }
  }
  yield { piece: piece.subarray(0, used), isLast: true };
}

/** Reads the beginning of something on its own, and the rest as it comes. */
export function createReader(source: Bytes) {
  const portions =
    Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  let held: Uint8Array = new Uint8Array();
  return {
    /**
     * @param measure how many bytes of what was read so far are asked for; null: more is needed
     * @returns these; null where it ends before
     */
    async take(measure: (start: Uint8Array) => number | null): Promise<Uint8Array | null> {
      for (;;) {
        const length = measure(held);
        if (length !== null && length <= held.length) {
          const taken = held.subarray(0, length);
          held = held.subarray(length);
          return taken;
        }
        const { done, value } = await portions.next();
        if (done) return null;
        held = Buffer.concat([held, value]);
      }
    },
    async *rest(): AsyncGenerator<Uint8Array> {
      yield held;
      for (let next = await portions.next(); !next.done; next = await portions.next()) {
        yield next.value;
      }
    },
  };
}
