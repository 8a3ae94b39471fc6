import { z } from "zod";

const schema = z.email().max(254);

/** Stricter than what a form accepts: one plain address, nothing that a mail header could misread. */
export function isMailAddress(text: string): boolean {
  return schema.safeParse(text).success;
}
