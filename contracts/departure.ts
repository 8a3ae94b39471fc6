import { z } from "zod";
import { MOST_AT_ONCE, MOST_COPIES, MOST_DAYS, MOST_PERCENT } from "./departure-limits.ts";
import { departureSchema } from "./entry.ts";
import { PRICE_NAMES, SEATS } from "./kinds/departure.ts";
import { asIssue } from "./zod-mistake.ts";

const LEAST_PERCENT = -99;
/** A column of PostgreSQL holds no more. */
const MOST_VERSIONS = 2_147_483_647;

const within = (min: number, max: number) => {
  const outside = asIssue({ code: "out-of-range", min: String(min), max: String(max) });
  return z
    .int(asIssue({ code: "not-whole" }))
    .min(min, outside)
    .max(max, outside);
};

const manyOf = <One extends z.ZodType>(one: One) =>
  z
    .array(one, asIssue({ code: "not-list" }))
    .min(1, asIssue({ code: "empty" }))
    .max(MOST_AT_ONCE, asIssue({ code: "too-many", most: MOST_AT_ONCE }));

const ids = manyOf(z.string());

const dryRun = z
  .boolean()
  .default(false)
  .describe("True: nothing is stored, and what would be is answered");

const version = within(1, MOST_VERSIONS);

/** Of a departure, what was read: its public version (0: none) and that of what waits. */
const seenSchema = z.strictObject({
  id: z.string(),
  version: within(0, MOST_VERSIONS),
  waiting: version.nullable(),
});

export type SeenDeparture = z.infer<typeof seenSchema>;

const waiting = z
  .boolean()
  .default(false)
  .describe("True: nothing public changes, it waits until it is published");

const seen = manyOf(seenSchema)
  .optional()
  .describe("With `waiting`: what was read; 409 where another one is there by now");

const changing = { ids, dryRun, waiting, seen };

export const shiftSchema = z.strictObject({ ...changing, days: within(-MOST_DAYS, MOST_DAYS) });

const percentRange = asIssue({
  ...{ code: "out-of-range", min: String(LEAST_PERCENT), max: String(MOST_PERCENT) },
});

/** "roundTo": to whole thousands, say. "names": of which prices; without it all. */
export const pricesSchema = z.strictObject({
  ...changing,
  percent: z
    .number(asIssue({ code: "not-number" }))
    .min(LEAST_PERCENT, percentRange)
    .max(MOST_PERCENT, percentRange),
  roundTo: within(1, 100_000).default(1),
  names: z
    .array(z.enum(PRICE_NAMES, asIssue({ code: "bad-choice", choices: PRICE_NAMES.join(", ") })))
    .min(1, asIssue({ code: "empty" }))
    .optional(),
});

export const seatsSchema = z.strictObject({
  ...changing,
  seats: z.enum(SEATS, asIssue({ code: "bad-choice", choices: SEATS.join(", ") })),
});

/** `request`: sent again, it is done once. */
export const duplicateSchema = z
  .strictObject({
    ids,
    copies: within(1, MOST_COPIES),
    every: within(1, MOST_DAYS),
    request: z.uuid(asIssue({ code: "bad-id" })),
  })
  .refine(({ ids, copies }) => ids.length * copies <= MOST_AT_ONCE, {
    error: asIssue({ code: "too-many", most: MOST_AT_ONCE }),
    path: ["copies"],
  });

export const departuresSchema = z.array(departureSchema);

/** What waits now, and what waited before; null: nothing did. */
const keptSchema = z.strictObject({ id: z.string(), version, before: version.nullable() });

export type KeptDeparture = z.infer<typeof keptSchema>;

export const allKeptSchema = z.array(keptSchema);

/** What waits, as it was read. */
export const waitingOnesSchema = z.strictObject({
  waiting: manyOf(keptSchema.pick({ id: true, version: true })),
});

export const takeBackSchema = z.strictObject({ waiting: manyOf(keptSchema) });

export const departuresQuerySchema = z.object({
  all: z.enum(["1"]).optional().describe("Signed in: past ones too"),
  lang: z.string().optional(),
});
