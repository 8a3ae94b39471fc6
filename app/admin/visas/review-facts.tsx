import { daysBetween, shiftedDay } from "#contracts/days.ts";
import type { Entry } from "#contracts/entry.ts";
import { REVIEW_DAYS } from "#contracts/stale-days.ts";
import { longDay } from "#i18n/date-words.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { fill } from "#i18n/fill.ts";

type ReviewFactsProps = {
  visa: Pick<Entry<"visa">, "reviewedOn" | "reviewedBy">;
  /** YYYY-MM-DD, of the agency. */
  today: string;
};

/** Above the form of a visa: who looked at it, and until when visitors are not warned. */
export function ReviewFacts({ visa: { reviewedOn, reviewedBy: name }, today }: ReviewFactsProps) {
  if (reviewedOn === "") return <p className="text-danger text-ui">{words.reviewIsMissing}</p>;
  if (daysBetween(reviewedOn, today) >= REVIEW_DAYS.visitors) {
    return <p className="text-danger text-ui">{words.reviewIsOld}</p>;
  }
  const until = longDay(shiftedDay(reviewedOn, REVIEW_DAYS.visitors));
  return (
    <p className="text-ink2 text-ui">
      {fill(words.reviewedUntil, { day: longDay(reviewedOn), name, until })}
    </p>
  );
}
