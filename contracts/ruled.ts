import { z } from "zod";
import type { Rule } from "./field-rules.ts";

/** A text of a form: tidied, half letters mended, then held against its rule. */
export function ruled(tidy: (text: string) => string, rule: Rule) {
  return z
    .string()
    .transform((text) => tidy(text.toWellFormed()))
    .superRefine((text, context) => {
      const message = rule(text);
      if (message) context.addIssue({ code: "custom", message });
    });
}
