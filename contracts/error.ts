import { z } from "zod";
import { LANGUAGES } from "./languages.ts";

/** What is wrong: a code, what its sentence names, and that sentence in English. */
const said = {
  code: z.string().optional().describe("Absent: the sentence has none"),
  params: z.record(z.string(), z.unknown()).optional(),
  message: z.string(),
};

/** Every answer of the API that is not a success. */
export const errorSchema = z
  .object({
    ...said,
    issues: z.array(z.object({ path: z.string(), ...said })).optional(),
    language: z
      .enum(LANGUAGES)
      .optional()
      .describe("Which is refused, of the languages that were to be planned"),
  })
  .meta({ id: "Error" });

export type ErrorBody = z.infer<typeof errorSchema>;

/** Somebody else saved since you loaded it: the answer brings what is stored now. */
export const conflictSchema = <T extends z.ZodType>(current: T) =>
  z.object({
    ...errorSchema.shape,
    current: current.optional(),
    fields: z.array(z.string()).optional().describe("In which they contradict"),
  });
