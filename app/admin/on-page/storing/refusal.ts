import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { EditedDocument } from "#contracts/editing.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";

const UNAUTHORISED = 401;

type Failure = ApiAnswer<unknown> & { isOk: false };

/** Why it was not done, as a whole. @param sentence with the name of the document and what was answered */
export function refusalOf(
  { title }: EditedDocument,
  { status, message, issues, current }: Failure,
  sentence: string = words.notKept,
): string {
  if (status === UNAUTHORISED) return words.signInFirst;
  if (current) return fill(words.changedToo, { title });
  return fill(sentence, { title, message: issues[0]?.message ?? message });
}
