import { z } from "zod";
import { writtenText } from "./field-schema.ts";
import { visaKind } from "./kinds/visa.ts";
import { asIssue } from "./zod-mistake.ts";

const { reviewedOn, reviewedBy } = visaKind.fields;

/** Without `before` whoever asks has looked at all of it today. */
export const visaReviewSchema = z.strictObject({
  before: z
    .strictObject({
      reviewedOn: writtenText(reviewedOn),
      reviewedBy: writtenText(reviewedBy),
      version: z.int(asIssue({ code: "not-whole" })).min(1),
    })
    .optional()
    .describe("To take a review back: what it said until then, and the version that it made"),
});

export type VisaReview = z.input<typeof visaReviewSchema>;
