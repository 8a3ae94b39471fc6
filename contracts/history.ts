import { z } from "zod";
import { wholeNumber } from "./page-query.ts";
import { asIssue } from "./zod-mistake.ts";

const REVISION_ACTIONS = ["create", "update", "planned", "restore", "draft"] as const;

/** One state of something that staff write, and how it came to be. */
export const revisionSchema = z
  .object({
    _id: z.string(),
    at: z.iso.datetime(),
    by: z.object({ name: z.string().describe("As it was then; empty: nobody known") }),
    action: z.enum(REVISION_ACTIONS),
    lang: z.string(),
    since: z.iso.datetime().nullable().describe("Of a draft: when its author began to write"),
    restoredFrom: z.iso
      .datetime()
      .nullable()
      .describe("Of a draft as it was restored: when that version was made"),
  })
  .meta({ id: "Revision" });

export type Revision = z.infer<typeof revisionSchema>;

const PAGE_LENGTH = 50;

export const historyQuerySchema = z.object({
  limit: wholeNumber(1, 200)
    .default(PAGE_LENGTH)
    .meta({ type: "integer", description: `Without it: ${PAGE_LENGTH}` }),
  after: z
    .string(asIssue({ code: "given-twice" }))
    .regex(/^[0-9a-f]{32}$/, asIssue({ code: "bad-revision" }))
    .optional()
    .describe("The last of the page before"),
  only: z.enum(["published"], asIssue({ code: "bad-choice", choices: "published" })).optional(),
});

export type HistoryQuery = z.infer<typeof historyQuerySchema>;
