import { mistakeIn, saidOfField } from "#i18n/field-mistake.ts";
import { isFormMistake, saidOf } from "#i18n/form-mistake.ts";
import type { ApiIssue } from "./api-answer.ts";

/** What the API finds wrong with a field, said of it by its label. */
export function issueText(label: string, issue: Omit<ApiIssue, "path">): string {
  const mistake = mistakeIn(issue);
  if (!mistake) return issue.message;
  if (isFormMistake(mistake)) return saidOf(mistake).text;
  return mistake.code === "refused"
    ? saidOf(mistake.because).text
    : saidOfField(label, mistake).text;
}

/** The same for all of them, by field name. */
export function issueTexts(
  issues: ApiIssue[],
  labelOf: (field: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    issues.map((issue) => [issue.path, issueText(labelOf(issue.path), issue)]),
  );
}
