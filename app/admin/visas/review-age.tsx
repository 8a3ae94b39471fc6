import { daysBetween } from "#contracts/days.ts";
import { REVIEW_DAYS } from "#contracts/stale-days.ts";
import * as words from "#i18n/en/admin/visas.ts";
import { plural } from "#i18n/fill.ts";

type ReviewAgeProps = { /** Days are YYYY-MM-DD. */ reviewedOn: string; today: string };

/** How long ago somebody looked at a visa: from 60 days on staff are told, from 90 visitors are warned. */
export function ReviewAge({ reviewedOn, today }: ReviewAgeProps) {
  if (reviewedOn === "") return <span className="text-danger">{words.neverReviewed}</span>;
  const days = Math.max(0, daysBetween(reviewedOn, today));
  const tone =
    days >= REVIEW_DAYS.visitors ? "text-danger" : days >= REVIEW_DAYS.staff ? "text-warn" : "";
  if (days === 0) return <span>{words.reviewedToday}</span>;
  return <span className={tone}>{plural(words.reviewedAgo, days)}</span>;
}
