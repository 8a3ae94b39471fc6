import { OwnerError } from "#server/errors/owner-error.ts";

const SENTENCES = {
  "no-recipient":
    "This is no key to encrypt for. Such a key begins with age1 and has 62 letters: copy it once more, whole.",
  "secret-as-recipient":
    "This is a secret key, and encrypting needs the public one that belongs to it, which begins with age1. Keep the secret one where nobody else reads it.",
  "no-identity":
    "This is no key to decrypt with. Such a key begins with AGE-SECRET-KEY-1 and has 74 letters: copy it once more, whole.",
  "recipient-as-identity":
    "This is the public key, which only encrypts: decrypting needs the secret one that belongs to it, which begins with AGE-SECRET-KEY-1.",
  "not-age": "This file is not encrypted with age, or its beginning is missing.",
  armored:
    "This file is encrypted with age, and written as text. Decrypt it with the program age, then use what comes of it.",
  passphrase:
    "This file is encrypted with a passphrase, and only those encrypted for a key are opened here. Decrypt it with the program age, then use what comes of it.",
  "wrong-key":
    "This key does not open this file: use the one that belongs to the key it was encrypted for. Its public part was shown when backups were set up.",
  "cut-off":
    "This file is cut off, or its end was altered. Nothing was changed: copy it once more from where it was kept, or take another backup.",
  altered:
    "This file was altered since it was made. Nothing was changed: copy it once more from where it was kept, or take another backup.",
} as const;

export type AgeFlaw = keyof typeof SENTENCES;

/** Why a file, or a key, of age is not used; said in a language by its flaw, in the terminal as it is. */
export class AgeError extends OwnerError {
  override readonly name = "AgeError";
  readonly flaw: AgeFlaw;

  constructor(flaw: AgeFlaw) {
    super(SENTENCES[flaw]);
    this.flaw = flaw;
  }
}
