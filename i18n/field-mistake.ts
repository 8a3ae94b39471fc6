import type { ErrorBody } from "#contracts/error.ts";
import type { FieldMistake, FormMistake, Mistake } from "#contracts/mistakes.ts";
import { fieldMistakes } from "./en/field-mistakes.ts";
import { formMistakes } from "./en/form-mistakes.ts";
import { fillParts, inDigits } from "./fill.ts";
import { isFormMistake, saidOf } from "./form-mistake.ts";
import { inTwoLengths, type Said } from "./mistake-words.ts";

type Params = Record<string, string | number | FormMistake>;

/** What is said of a mistake in a field. @param field what its form calls it */
export function saidOfField(field: string, { code, ...params }: FieldMistake): Said {
  return inTwoLengths(fieldMistakes[code], (text) => filledWith(text, { ...params, field }));
}

/** As the API says it behind the name of the field: "must not be empty". */
export function messageOf(mistake: Mistake): string {
  if (isFormMistake(mistake)) return saidOf(mistake).text;
  const { code, ...params } = mistake;
  const { text } = inTwoLengths(fieldMistakes[code], behindItsName);
  return filledWith(text, params);
}

/** What an answer of the API tells; null: it is no mistake in a field. */
export function mistakeIn({ code, params }: Pick<ErrorBody, "code" | "params">): Mistake | null {
  const isKnown = code !== undefined && (code in fieldMistakes || code in formMistakes);
  return isKnown ? ({ code, ...params } as Mistake) : null;
}

const behindItsName = (text: string) => text.replace(/^\{field\}:? /, "").replace(/\.$/, "");

const filledWith = (text: string, params: Params): string =>
  fillParts<string, Params[string]>(text, params).map(said).join("");

const said = (param: Params[string]): string =>
  typeof param === "object" ? saidOf(param).text : inDigits(param);
