import type { z } from "zod";
import { messageRule, noteRule, type Rule } from "../field-rules.ts";
import { newPasswordRule, passwordRule } from "../password-rules.ts";
import { ruled } from "../ruled.ts";
import { tidyLine, tidyLines } from "../tidy.ts";

/** Of several lines. */
const LONG: readonly Rule[] = [messageRule, noteRule];

/** What a password may hold is anybody's own choice. */
const SECRET: readonly Rule[] = [passwordRule, newPasswordRule];

const asTyped = (text: string) => text;

function tidyOf(rule: Rule) {
  if (SECRET.includes(rule)) return asTyped;
  return LONG.includes(rule) ? tidyLines : tidyLine;
}

type FormShape<Rules> = { [Name in keyof Rules]: z.ZodType<string, string> };

/** The fields of a form as the server takes them, out of the rules that the browser runs. */
export function formShape<Rules extends Record<string, Rule>>(rules: Rules): FormShape<Rules> {
  const fields = Object.entries(rules).map(([name, rule]) => [name, ruled(tidyOf(rule), rule)]);
  return Object.fromEntries(fields) as FormShape<Rules>;
}
