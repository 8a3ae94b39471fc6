import { z } from "zod";
import type { Rule } from "./field-rules.ts";
import { asIssue } from "./zod-mistake.ts";

/** A text of a form: tidied, half letters mended, then held against its rule. */
export function ruled(tidy: (text: string) => string, rule: Rule) {
  return z
    .string()
    .transform((text) => tidy(text.toWellFormed()))
    .superRefine((text, context) => {
      const mistake = rule(text);
      if (mistake) context.addIssue({ code: "custom", message: asIssue(mistake) });
    });
}
