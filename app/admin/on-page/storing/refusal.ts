import { isUnanswered } from "#app/admin/api/failure-words.ts";
import { SIGNED_OUT } from "#app/admin/api/statuses.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { OtherSide } from "#contracts/draft.ts";
import type { EditedDocument } from "#contracts/editing.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";

type Failure = ApiAnswer<unknown> & { isOk: false };

/** Why it was not done, as a whole; without an answer it may be. */
export function refusalOf(
  { title }: EditedDocument,
  answer: Failure,
  told: keyof typeof words.failed,
): string {
  const { status, message, issues, current } = answer;
  if (status === SIGNED_OUT) return words.signInFirst;
  if (current) return fill(isOfBackup(current) ? words.backupPutBack : words.changedToo, { title });
  const { not, perhaps } = words.failed[told];
  return isUnanswered(answer)
    ? fill(perhaps, { title })
    : fill(not, { title, message: issues[0]?.message ?? message });
}

/** Nobody wrote: a backup was put back. */
const isOfBackup = (current: Partial<OtherSide>): boolean => current.by?.isBackup === true;
