import { dictionary } from "@zxcvbn-ts/language-common";
import { NEW_PASSWORD_LENGTHS } from "#contracts/password-rules.ts";

/** OWASP ASVS 5.0, 6.2.4: the most common of those that are long enough for us. */
const COMMONEST = 3000;

let commonest: Set<string> | undefined;

/** In whatever case it is typed. */
export function isCommonPassword(password: string): boolean {
  // The list is sorted by how often people use them. Read when first needed.
  commonest ??= new Set(
    dictionary["passwords-common"]
      .filter((word) => word.length >= NEW_PASSWORD_LENGTHS.min)
      .slice(0, COMMONEST)
      .map((word) => word.toLowerCase()),
  );
  return commonest.has(password.toLowerCase());
}
