import type { z } from "zod";

/** What was sent breaks a schema that is known only once other things are. */
export class InputError extends Error {
  override readonly name = "InputError";
  readonly issues: z.core.$ZodIssue[];

  constructor(issues: z.core.$ZodIssue[]) {
    super("the input breaks its schema");
    this.issues = issues;
  }
}

/** @throws InputError, which is answered with 400 and every mistake */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const { success, data, error } = schema.safeParse(input);
  if (!success) throw new InputError(error.issues);
  return data;
}
