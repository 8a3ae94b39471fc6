import { z } from "zod";
import { ENTRY_KIND_NAMES } from "./kinds/entries.ts";
import { asIssue } from "./zod-mistake.ts";

/** What goes stale: a price that is over, or soon; a visa that nobody has looked at; a licence that ends. */
export const GOING_STALE = ["price-ended", "price-ends", "review-due", "licence-ends"] as const;

export const attentionLineSchema = z
  .object({
    key: z.string().describe("By which it is put off"),
    what: z.enum(GOING_STALE),
    kind: z.enum(ENTRY_KIND_NAMES),
    id: z.string(),
    title: z.string(),
    day: z.string().describe("YYYY-MM-DD, of its end, or of its last review; empty: never"),
    putOffUntil: z.string().nullable().describe("YYYY-MM-DD"),
  })
  .meta({ id: "AttentionLine" });

export type AttentionLine = z.infer<typeof attentionLineSchema>;

/** Null: it needs somebody again at once. */
export const putOffSchema = z.strictObject({
  until: z.iso.date(asIssue({ code: "bad-day" })).nullable(),
});
