import { useRevalidator } from "react-router";
import { api, ask } from "#app/admin/api/client.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { Entry } from "#contracts/entry.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { undo } from "#i18n/en/admin/writing.ts";
import { fill } from "#i18n/fill.ts";
import { ReviewAge } from "./review-age.tsx";

type ReviewButtonProps = { visa: Entry<"visa">; today: string };

/** One press: public at once, and taken back from what is said of it. */
export function ReviewButton({ visa, today }: ReviewButtonProps) {
  const { revalidate } = useRevalidator();
  const param = { id: visa._id };

  async function review(): Promise<void> {
    const answer = await ask(() => api("visas")[":id"].reviewed.$post({ param }));
    if (!answer.isOk)
      return showToast(fill(words.notReviewedNow, { message: answer.message }), "error");
    const { reviewedBy, version } = answer.data;
    void revalidate();
    const said = fill(words.nowReviewed, { name: reviewedBy });
    showToast(said, "success", { label: undo, run: () => void takeBack(version) });
  }

  async function takeBack(version: number): Promise<void> {
    const answer = await ask(() => api("visas")[":id"].$put({ param, json: { ...visa, version } }));
    if (!answer.isOk)
      return showToast(fill(words.notReviewedNow, { message: answer.message }), "error");
    void revalidate();
    showToast(words.reviewUndone, "success");
  }

  return (
    <>
      <ReviewAge reviewedOn={visa.reviewedOn} today={today} />
      <button
        type="button"
        className="button button-secondary button-small"
        onClick={() => void review()}
      >
        <AdminIcon name="check" /> {words.reviewedToday}
      </button>
    </>
  );
}
