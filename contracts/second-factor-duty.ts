import { z } from "zod";

/** So long everybody has to set one up. */
export const NOTICE_DAYS = 7;

export const secondFactorDutySchema = z
  .object({
    since: z.iso.datetime().nullable().describe("From when all staff need one; null: nobody does"),
    lacking: z
      .array(z.object({ _id: z.string(), name: z.string() }))
      .describe("Who has no app for codes"),
  })
  .meta({ id: "SecondFactorDuty" });

export type SecondFactorDuty = z.infer<typeof secondFactorDutySchema>;
