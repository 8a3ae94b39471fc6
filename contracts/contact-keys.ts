import { plainDigits } from "./digits.ts";

/** The shortest number that a form takes; all ways of writing one end in the same digits. */
const KEY_DIGITS = 7;
/** Of a country. */
const LONGEST_CODE = 3;

/** A number without its country and its area, by which others are found quickly; empty: too short. */
export function phoneKey(phone: string): string {
  const digits = plainDigits(phone).replace(/\D/g, "");
  return digits.length < KEY_DIGITS ? "" : digits.slice(-KEY_DIGITS);
}

export const emailKey = (email: string): string => email.trim().toLowerCase();

/**
 * "+880 1011-480226", "0088 01011 480226" and "01011 480226" are one number: where one of them has no
 * country, the other ends in it.
 */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [nationalOrWhole(one), nationalOrWhole(other)];
  if (a.digits.length < KEY_DIGITS || b.digits.length < KEY_DIGITS) return false;
  if (a.isWhole && b.isWhole) return a.digits === b.digits;
  const [short, long] = a.digits.length < b.digits.length ? [a, b] : [b, a];
  if (short.isWhole) return short.digits === long.digits;
  const code = long.digits.length - short.digits.length;
  return code <= LONGEST_CODE && long.digits.endsWith(short.digits);
}

/** `isWhole`: its country is told; a zero between country and area is dialled at home only. */
function nationalOrWhole(phone: string) {
  const text = plainDigits(phone).trim();
  const digits = text.replace(/\(0\)/, "").replace(/\D/g, "");
  const isWhole = text.startsWith("+") || digits.startsWith("00");
  return { digits: digits.replace(/^0+/, ""), isWhole };
}
