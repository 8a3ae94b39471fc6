import type { FormMistake, Mistake } from "#contracts/mistakes.ts";
import { formMistakes } from "./en/form-mistakes.ts";
import { fill } from "./fill.ts";
import { inTwoLengths, type Said } from "./mistake-words.ts";

export const isFormMistake = (mistake: Mistake): mistake is FormMistake =>
  mistake.code in formMistakes;

/** What is said of a mistake in a form of visitors. */
export function saidOf({ code, ...params }: FormMistake): Said {
  return inTwoLengths(formMistakes[code], (text) => fill<string>(text, params));
}
