import { Decrypter, Encrypter, type Stanza } from "age-encryption";
import { AgeError } from "./age-error.ts";
import { readIdentities, readRecipient } from "./age-keys.ts";
import { ARMORED, FIRST_LINE, startsWith } from "./beginning.ts";

/** Before the code that closes a header. */
const LAST_LINE = "\n--- ";
/** A header names whom a file is for: this is room for hundreds of them. */
export const MOST_HEADER_BYTES = 65_536;
/** What the library writes behind a header where there is nothing to encrypt: a nonce, and the tag of nothing. */
const EMPTY_PAYLOAD_BYTES = 32;

/** Secret: whoever has it reads the file. */
export type FileKey = Uint8Array;

/**
 * The header of a new file, and the key that its payload is encrypted with.
 * @throws AgeError "no-recipient", "secret-as-recipient"
 */
export async function makeHeader(
  recipient: string,
): Promise<{ header: Uint8Array; fileKey: FileKey }> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(readRecipient(recipient));
  let fileKey: FileKey | null = null;
  // Asked like one more reader, it writes nothing: the library has no other way to hand over the key.
  const listener = (key: FileKey) => {
    fileKey = key.slice();
    return [];
  };
  encrypter.addRecipient({ wrapFileKey: listener });
  const whole = await encrypter.encrypt(new Uint8Array()).catch(() => {
    // A point of small order: a secret made with it is known to everybody.
    throw new AgeError("no-recipient");
  });
  if (!fileKey) throw new Error("the library made no key");
  return { header: whole.subarray(0, whole.length - EMPTY_PAYLOAD_BYTES), fileKey };
}

/**
 * @param start of a file, as far as it was read
 * @returns how many bytes its header has; null: more of the file is needed
 * @throws AgeError "not-age", "armored", "altered"
 */
export function headerLength(start: Uint8Array): number | null {
  const known = Buffer.from(start.buffer, start.byteOffset, start.byteLength);
  if (startsWith(start, ARMORED)) throw new AgeError("armored");
  const compared = Math.min(known.length, FIRST_LINE.length);
  if (known.toString("latin1", 0, compared) !== FIRST_LINE.slice(0, compared)) {
    if (known.length < ARMORED.length && ARMORED.startsWith(known.toString("latin1"))) return null;
    throw new AgeError("not-age");
  }
  const last = known.indexOf(LAST_LINE);
  const end = last < 0 ? -1 : known.indexOf("\n", last + LAST_LINE.length);
  if (end >= 0 && end < MOST_HEADER_BYTES) return end + 1;
  if (known.length >= MOST_HEADER_BYTES) throw new AgeError("altered");
  return null;
}

/**
 * @param identities as `readIdentities` reads them
 * @throws AgeError "no-identity", "recipient-as-identity", "passphrase", "wrong-key", "altered"
 */
export async function openHeader(header: Uint8Array, identities: string): Promise<FileKey> {
  const decrypter = new Decrypter();
  let readers: Stanza[] = [];
  let isForOthers = false;
  // They are asked in turn: before our keys, and after none of them fitted.
  decrypter.addIdentity({
    unwrapFileKey(stanzas) {
      readers = stanzas;
      return null;
    },
  });
  for (const identity of readIdentities(identities)) decrypter.addIdentity(identity);
  decrypter.addIdentity({
    unwrapFileKey() {
      isForOthers = true;
      return null;
    },
  });
  try {
    return await decrypter.decryptHeader(header);
  } catch {
    if (readers.some(({ args }) => args[0] === "scrypt")) throw new AgeError("passphrase");
    throw new AgeError(isForOthers ? "wrong-key" : "altered");
  }
}
