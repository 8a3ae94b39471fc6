import { useRef } from "react";
import { useRevalidator } from "react-router";
import { api, ask } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import type { Follow } from "#app/admin/settings/details-editor.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Entry } from "#contracts/entry.ts";
import type { VisaReview } from "#contracts/visa-review.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { undo } from "#i18n/en/admin/writing.ts";
import { fill } from "#i18n/fill.ts";

/**
 * One press: public at once, and taken back from what is said of it. What is typed, or waits, stays.
 * @param follow of the form that it stands in
 */
export function useReview(visa: Entry<"visa">, follow: Follow): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const isBusy = useRef(false);
  const { _id: id, reviewedOn, reviewedBy } = visa;

  /** Once, however often it is pressed. */
  async function change(json: VisaReview) {
    if (isBusy.current) return null;
    isBusy.current = true;
    const answer = await ask(() => api("visas")[":id"].reviewed.$post({ param: { id }, json }));
    isBusy.current = false;
    if (!answer.isOk) {
      showToast(failureWords(words.notReviewedNow, answer), "error");
      return null;
    }
    follow(answer.data, ["reviewedOn", "reviewedBy"]);
    void revalidate();
    return answer.data;
  }

  async function takeBack(version: number): Promise<void> {
    if (await change({ before: { reviewedOn, reviewedBy, version } })) {
      showToast(words.reviewUndone, "success");
    }
  }

  return async () => {
    const reviewed = await change({});
    if (!reviewed) return;
    const said = fill(words.nowReviewed, { name: reviewed.reviewedBy });
    const run = () => void takeBack(reviewed.version);
    showToast(said, "success", { label: undo, run });
  };
}
