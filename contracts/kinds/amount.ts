import { plainDigits } from "../digits.ts";
import type { TextRule } from "../field-types.ts";
import { line } from "../fields.ts";
import { tidyLine } from "../tidy.ts";

type Options = { isRequired?: true; limit?: number };

/** A whole number as people write it: "1,92,000", "১,৯২,০০০", "192 000". */
const plainAmount = (typed: string): string =>
  plainDigits(tidyLine(typed)).replace(/(?<=\d)[\s,٬'’](?=\d)/g, "");

const isAmount: TextRule = (amount) => (/^\d*$/.test(amount) ? null : { code: "bad-amount" });

const code = { isUnsearched: true, isSame: true } as const;

/** Whole; empty: nobody knows it. */
export const amount = ({ isRequired, limit = 12 }: Options = {}) =>
  line({
    ...{ ...code, limit, tidy: plainAmount, rule: isAmount },
    ...(isRequired ? { isRequired } : { isOptional: true }),
  });

/** ISO 4217. */
export const currency = () =>
  line({
    ...{ ...code, isOptional: true, limit: 3, initial: "BDT" },
    tidy: (typed) => typed.trim().toUpperCase(),
    rule: (typed) =>
      Intl.supportedValuesOf("currency").includes(typed) ? null : { code: "bad-currency" },
  });
