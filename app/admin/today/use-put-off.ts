import { api, ask } from "#app/admin/api/client.ts";
import { failureMessage } from "#app/admin/api/failure-words.ts";
import { useReadAnew } from "#app/admin/api/use-refresh.ts";
import { issueText } from "#app/forms/issue-text.ts";
import { showToast } from "#app/ui/toast.ts";
import type { AttentionLine } from "#contracts/attention.ts";
import { longDay } from "#i18n/date-words.ts";
import * as words from "#i18n/en/admin/today.ts";
import { fill } from "#i18n/fill.ts";

export type PutOff = ReturnType<typeof usePutOff>;

/** @param onDone the line is gone from where it stood */
export function usePutOff(onDone: () => void) {
  const readAnew = useReadAnew();
  /** @param until null: it needs somebody again @returns what is wrong; null: nothing */
  return async ({ key }: AttentionLine, until: string | null): Promise<string | null> => {
    const answer = await ask(() =>
      api("attention")[":key"].$put({ param: { key }, json: { until } }),
    );
    if (!answer.isOk) {
      const [issue] = answer.issues;
      return issue ? issueText(words.day, issue) : failureMessage(answer);
    }
    await readAnew();
    onDone();
    if (until) showToast(fill(words.isPutOff, { day: longDay(until) }), "success");
    return null;
  };
}
