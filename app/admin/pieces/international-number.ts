import { plainDigits } from "#contracts/digits.ts";

/** A number with fewer digits has no country code. */
const SHORTEST_WITH_CODE = 11;
const LONGEST_CODE = 3;

/**
 * A number as WhatsApp wants it: digits with the country code. One without a code is taken for one of
 * the agency's country.
 * @param home a number of the agency, with its country code
 * @returns null when that cannot be told
 */
export function internationalNumber(typed: string, home: string): string | null {
  const number = plainDigits(typed).trim();
  const digits = number.replace(/\D/g, "");
  if (number.startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  if (!digits.startsWith("0") && digits.length >= SHORTEST_WITH_CODE) return digits;
  const local = digits.replace(/^0/, "");
  const ours = home.replace(/\D/g, "");
  const codeLength = ours.length - local.length;
  const isCode = codeLength >= 1 && codeLength <= LONGEST_CODE;
  return isCode ? ours.slice(0, codeLength) + local : null;
}
