import type { z } from "zod";
import { shownLanguagesSchema } from "#contracts/languages-write.ts";
import { lookedUp } from "#contracts/looked-up.ts";
import { keptTypeNamesSchema } from "#contracts/type-names.ts";
import { demoSchema } from "#server/demo/demo-left.ts";
import { mistakeIn } from "./check-body.ts";
import type { Findings } from "./findings.ts";

/** What lies among the documents and is no kind of content. */
const LISTS: Record<string, z.ZodType> = {
  "demo demo": demoSchema,
  "languages shown": shownLanguagesSchema,
  "types names": keptTypeNamesSchema,
};

/** @returns false: it is none of these */
export function checkList(findings: Findings, name: string, text: string): boolean {
  const schema = lookedUp(LISTS, name);
  if (!schema) return false;
  try {
    const { success, error } = schema.safeParse(JSON.parse(text));
    if (!success) findings.add("unfit", name, mistakeIn(error));
  } catch {
    findings.add("unreadable", name);
  }
  return true;
}
