import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { AgeError } from "./age-error.ts";

/** Keys for a quantum computer, and of plugins, begin otherwise: not every program opens these. */
const RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/;
const IDENTITY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;
/** Of whoever holds the keys of several places. */
const MOST_IDENTITIES = 20;
const MOST_TEXT = 20_000;

export type AgeKeys = {
  /** Shown once, and kept by the owner alone: AGE-SECRET-KEY-1… */
  identity: string;
  /** What files are encrypted for: age1… */
  recipient: string;
};

export async function makeAgeKeys(): Promise<AgeKeys> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/**
 * @returns the key without what was pasted around it
 * @throws AgeError "no-recipient", "secret-as-recipient"
 */
export function readRecipient(text: string): string {
  const key = text.slice(0, MOST_TEXT).trim();
  if (/^AGE-SECRET-KEY-/i.test(key)) throw new AgeError("secret-as-recipient");
  if (!RECIPIENT.test(key) || !isTaken(() => new Encrypter().addRecipient(key))) {
    throw new AgeError("no-recipient");
  }
  return key;
}

/**
 * @param text a key, also as it was written from paper, in small letters or in pieces; or what `age-keygen` writes: keys and remarks, a line each
 * @returns its keys, at least one
 * @throws AgeError "no-identity", "recipient-as-identity"
 */
export function readIdentities(text: string): string[] {
  const whole = text.slice(0, MOST_TEXT).replace(/\s/g, "").toUpperCase();
  if (isIdentity(whole)) return [whole];
  const lines = text.slice(0, MOST_TEXT).split(/\r?\n/);
  const keys = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith("#"));
  if (keys.some((key) => RECIPIENT.test(key))) throw new AgeError("recipient-as-identity");
  if (keys.length === 0 || keys.length > MOST_IDENTITIES || !keys.every(isIdentity)) {
    throw new AgeError("no-identity");
  }
  return keys;
}

const isIdentity = (key: string): boolean =>
  IDENTITY.test(key) && isTaken(() => new Decrypter().addIdentity(key));

/** Their last letters are a checksum. */
function isTaken(take: () => void): boolean {
  try {
    take();
    return true;
  } catch {
    return false;
  }
}
