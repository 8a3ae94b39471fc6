import { failureMessage } from "#app/admin/api/failure-words.ts";
import { NOT_THERE } from "#app/admin/api/statuses.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { issueText } from "#app/forms/issue-text.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";

type Refusal = Extract<ApiAnswer<unknown>, { isOk: false }>;

/**
 * @param isAmongOthers other languages were to go with what is edited: none does, and it is said which cannot
 */
export function whyNotPlanned(
  answer: Refusal,
  labelOf: (field: string) => string,
  isAmongOthers: boolean,
): string {
  const { language, issues } = answer;
  const [issue] = issues;
  if (!language || !isAmongOthers) return issue?.message ?? failureMessage(answer);
  const why = issue ? issueText(labelOf(issue.path), issue) : inOtherWords(answer);
  return fill(words.notPlanned, { language: languageNames[language], why });
}

/** Whoever plans has that language perhaps not open. */
function inOtherWords({ status, code, message }: Refusal): string {
  if (status === NOT_THERE) return words.nothingWaits;
  return code === "changed-meanwhile" ? words.publishedSince : message;
}
