import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { FileKey } from "./age-header.ts";

/** https://github.com/C2SP/C2SP/blob/main/age.md#payload: pieces of this size, each with a tag behind it. */
export const PIECE_BYTES = 65_536;
export const TAG_BYTES = 16;
export const NONCE_BYTES = 16;
const CIPHER = "chacha20-poly1305";
const OPTIONS = { authTagLength: TAG_BYTES };

/** Eleven bytes that count, and one that says whether it is the last. */
const COUNT_BYTES = 12;
const COUNT_AT = 7;
const LAST_AT = 11;

export const makeNonce = (): Buffer => randomBytes(NONCE_BYTES);

const payloadKey = (fileKey: FileKey, nonce: Uint8Array) =>
  Buffer.from(hkdfSync("sha256", fileKey, nonce, "payload", 32));

/** Beyond 2^32 pieces, 256 TiB, it throws. */
function counter(count: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(COUNT_BYTES);
  bytes.writeUInt32BE(count, COUNT_AT);
  bytes[LAST_AT] = isLast ? 1 : 0;
  return bytes;
}

/** @returns what encrypts one piece after the other */
export function createSealer(fileKey: FileKey, nonce: Uint8Array) {
  const key = payloadKey(fileKey, nonce);
  let count = 0;
  return (piece: Uint8Array, isLast: boolean): Buffer[] => {
    const cipher = createCipheriv(CIPHER, key, counter(count++, isLast), OPTIONS);
    const sealed = cipher.update(piece);
    cipher.final();
    return [sealed, cipher.getAuthTag()];
  };
}

/** @returns what decrypts one piece after the other; null for one that is not what was written there */
export function createOpener(fileKey: FileKey, nonce: Uint8Array) {
  const key = payloadKey(fileKey, nonce);
  let count = 0;
  const open = (piece: Uint8Array, at: number, isLast: boolean): Buffer | null => {
    const body = piece.length - TAG_BYTES;
    if (body < 0) return null;
    const decipher = createDecipheriv(CIPHER, key, counter(at, isLast), OPTIONS);
    decipher.setAuthTag(piece.subarray(body));
    const opened = decipher.update(piece.subarray(0, body));
    try {
      decipher.final();
    } catch {
      return null;
    }
    return opened;
  };
  return {
    next(piece: Uint8Array, isLast: boolean): Buffer | null {
      const opened = open(piece, count++, isLast);
      // Nothing follows a full piece: only of nothing at all the last one is empty.
      return opened?.length === 0 && count > 1 ? null : opened;
    },
    /** Whether that piece would have been right if it were not the last: what followed is gone. */
    wouldGoOn: (piece: Uint8Array): boolean => open(piece, count - 1, false) !== null,
  };
}
