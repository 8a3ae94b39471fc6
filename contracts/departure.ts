import { z } from "zod";
import { departureSchema } from "./entry.ts";
import { asIssue } from "./zod-mistake.ts";

const MOST_AT_ONCE = 500;
const MOST_DAYS = 3660;
const MOST_PERCENT = 500;

const within = (min: number, max: number) => {
  const outside = asIssue({ code: "out-of-range", min: String(min), max: String(max) });
  return z
    .int(asIssue({ code: "not-whole" }))
    .min(min, outside)
    .max(max, outside);
};

const ids = z
  .array(z.string(), asIssue({ code: "not-list" }))
  .min(1, asIssue({ code: "empty" }))
  .max(MOST_AT_ONCE, asIssue({ code: "too-many", most: MOST_AT_ONCE }));

const dryRun = z
  .boolean()
  .default(false)
  .describe("True: nothing is stored, and what would be is answered");

export const shiftSchema = z.strictObject({ ids, days: within(-MOST_DAYS, MOST_DAYS), dryRun });

/** "roundTo": to whole thousands, say. */
export const pricesSchema = z.strictObject({
  ids,
  percent: z
    .number(asIssue({ code: "not-number" }))
    .min(-99, asIssue({ code: "out-of-range", min: "-99", max: String(MOST_PERCENT) }))
    .max(MOST_PERCENT, asIssue({ code: "out-of-range", min: "-99", max: String(MOST_PERCENT) })),
  roundTo: within(1, 100_000).default(1),
  dryRun,
});

export const departuresSchema = z.array(departureSchema);

export const departuresQuerySchema = z.object({
  all: z.enum(["1"]).optional().describe("Signed in: past ones too"),
  lang: z.string().optional(),
});
