import { type Failure, failureWords } from "#app/admin/api/failure-words.ts";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/follow-up.ts";

/** Why it was not saved; what somebody else chose is shown already. */
export function tellRefused(answer: Failure & { current?: unknown }): void {
  const text = answer.current ? words.overtaken : failureWords(words.notSaved, answer);
  showToast(text, "error");
}
