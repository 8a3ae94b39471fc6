import { z } from "zod";

/** Every answer of the API that is not a success. */
export const errorSchema = z
  .object({
    message: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
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
