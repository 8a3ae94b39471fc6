import { readableGroups } from "./readable-groups.ts";

const CODES = 10;
const LENGTH = 5;

/** Each works once. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => readableGroups(2, LENGTH));

/** As it is kept, however it was typed from paper. */
export function asRecoveryCode(typed: string): string {
  const letters = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return `${letters.slice(0, LENGTH)}-${letters.slice(LENGTH)}`;
}
