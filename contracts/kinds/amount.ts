import { plainDigits } from "../digits.ts";
import type { TextRule } from "../field-types.ts";
import { tidyLine } from "../tidy.ts";

/** A whole number as people write it: "1,92,000", "১,৯২,০০০", "192 000". */
export const plainAmount = (typed: string): string =>
  plainDigits(tidyLine(typed)).replace(/(?<=\d)[\s,٬'’](?=\d)/g, "");

/** Empty: nobody knows it. */
export const isAmount: TextRule = (amount) =>
  /^\d*$/.test(amount) ? null : { code: "bad-amount" };
