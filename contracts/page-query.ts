import { z } from "zod";
import { asIssue } from "./zod-mistake.ts";

/** Digits only: "1e3", "0x10" and " 5 " are slips, not numbers. */
export const wholeNumber = (min: number, max: number) => {
  const rule = asIssue({ code: "not-whole-within", min: String(min), max: String(max) });
  return z
    .string(rule)
    .regex(/^\d{1,10}$/, rule)
    .transform(Number)
    .pipe(z.int().min(min, rule).max(max, rule));
};

export const offset = wholeNumber(0, 10_000_000)
  .default(0)
  .meta({ type: "integer", description: "How many to skip" });

const PAGE_LENGTH = 50;

/** A part of a list that grows. */
export const pageQuerySchema = z.object({
  limit: wholeNumber(1, 200)
    .default(PAGE_LENGTH)
    .meta({ type: "integer", description: `Without it: ${PAGE_LENGTH}` }),
  offset,
});
