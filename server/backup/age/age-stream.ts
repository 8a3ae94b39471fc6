import { AgeError } from "./age-error.ts";
import { headerLength, makeHeader, openHeader } from "./age-header.ts";
import {
  createOpener,
  createSealer,
  makeNonce,
  NONCE_BYTES,
  PIECE_BYTES,
  TAG_BYTES,
} from "./age-payload.ts";
import { createReader, inPieces } from "./pieces.ts";

/** A step of `pipeline`. It keeps a piece of 64 KiB at a time. */
export type AgeStep = (source: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;

/**
 * Writes a file of age for whoever has the secret key of that recipient, and nobody else.
 * @param recipient age1…; another one fails as soon as something is read
 */
export const encryptFor = (recipient: string): AgeStep =>
  async function* encrypt(source) {
    const { header, fileKey } = await makeHeader(recipient);
    const nonce = makeNonce();
    const seal = createSealer(fileKey, nonce);
    yield header;
    yield nonce;
    for await (const { piece, isLast } of inPieces(source, PIECE_BYTES)) yield* seal(piece, isLast);
  };

/**
 * Reads a file of age. What it has given out is as it was written; only at its end it is known that nothing is
 * missing: use none of it before.
 * @param identities AGE-SECRET-KEY-1…, or what `age-keygen` writes
 */
export const decryptWith = (identities: string): AgeStep =>
  async function* decrypt(source) {
    const reader = createReader(source);
    const header = present(await reader.take(headerLength));
    const fileKey = await openHeader(header, identities);
    const nonce = present(await reader.take(() => NONCE_BYTES));
    const opener = createOpener(fileKey, nonce);
    for await (const { piece, isLast } of inPieces(reader.rest(), PIECE_BYTES + TAG_BYTES)) {
      const opened = opener.next(piece, isLast);
      if (!opened) throw new AgeError(isLast && mayBeCut(piece, opener) ? "cut-off" : "altered");
      yield opened;
    }
  };

function present(bytes: Uint8Array | null): Uint8Array {
  if (!bytes) throw new AgeError("cut-off");
  return bytes;
}

/** Within a piece nobody can tell a cut from a change. */
const mayBeCut = (piece: Uint8Array, opener: ReturnType<typeof createOpener>): boolean =>
  piece.length < PIECE_BYTES + TAG_BYTES || opener.wouldGoOn(piece);
