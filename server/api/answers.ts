import { z } from "zod";
import { errorSchema } from "#contracts/error.ts";

/** An answer of the description: its meaning and the shape of its JSON. */
export const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { "application/json": { schema } },
});

export const failure = (description: string) => json(description, errorSchema);

/** A body that must be sent. */
export const body = <T extends z.ZodType>(schema: T) => ({
  content: { "application/json": { schema } },
  required: true,
});

export const messageAnswer = (description: string) =>
  json(description, z.object({ message: z.string() }));
