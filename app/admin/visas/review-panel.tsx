import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import type { FormParts } from "#app/admin/settings/details-editor.tsx";
import type { Entry } from "#contracts/entry.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { ReviewAge } from "./review-age.tsx";
import { ReviewFacts } from "./review-facts.tsx";
import { useReview } from "./use-review.ts";

type ReviewPanelProps = {
  parts: FormParts;
  visa: Entry<"visa">;
  /** YYYY-MM-DD, of the agency. */
  today: string;
};

/** How long ago somebody looked at it, and that it was looked at today. */
export function ReviewPanel({ parts: { input, follow }, visa, today }: ReviewPanelProps) {
  const review = useReview(visa, follow);
  const official = input("official").value.trim();
  return (
    <section className="panel edit-part" aria-labelledby="visa-review">
      <h2 id="visa-review">
        <ReviewAge reviewedOn={visa.reviewedOn} today={today} />
      </h2>
      <ReviewFacts visa={visa} today={today} />
      <button type="button" className="button button-primary" onClick={() => void review()}>
        <AdminIcon name="circle-check" /> {words.reviewedToday}
      </button>
      {/^https?:\/\//.test(official) ? (
        <a
          className="text-link justify-self-start text-ui"
          href={official}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.openOfficial}
        </a>
      ) : null}
    </section>
  );
}
