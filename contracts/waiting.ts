import { z } from "zod";
import { OTHER_LANGUAGES } from "./languages.ts";
import { wholeNumber } from "./page-query.ts";
import { WAITING_STATES, type WaitingState } from "./waiting-state.ts";
import { asIssue } from "./zod-mistake.ts";

const PAGE_LENGTH = 50;

export const waitingQuerySchema = z.object({
  kind: z
    .string(asIssue({ code: "given-twice" }))
    .optional()
    .describe("Only of this kind"),
  state: z
    .enum(WAITING_STATES, asIssue({ code: "bad-choice", choices: WAITING_STATES.join(", ") }))
    .optional()
    .describe("Only in this state"),
  limit: wholeNumber(1, 200)
    .default(PAGE_LENGTH)
    .meta({ type: "integer", description: `Without it: ${PAGE_LENGTH}` }),
  offset: wholeNumber(0, 100_000).default(0).meta({ type: "integer" }),
});

export type WaitingQuery = z.infer<typeof waitingQuerySchema>;

/** One line of what is not public yet, or not as it will be. */
export const waitingSchema = z
  .object({
    kind: z.string(),
    id: z.string(),
    language: z.enum(OTHER_LANGUAGES).optional().describe("Of a translation"),
    title: z.string().describe("Of what can be new, as it is written; may be empty"),
    type: z.string(),
    link: z.string(),
    savedAt: z.iso.datetime(),
    by: z.object({ name: z.string() }),
    publishAt: z.iso.datetime().nullable(),
    problem: z.string().nullable(),
    isPublic: z.boolean().describe("False: visitors see nothing of it"),
  })
  .meta({ id: "Waiting" });

export type Waiting = z.infer<typeof waitingSchema>;

/** How many in each state; `unseen`: visitors see nothing of them. */
export type WaitingCounts = Record<WaitingState | "unseen", number>;
