import { daysBetween } from "#contracts/days.ts";
import { TOLD_BEFORE } from "#contracts/stale-days.ts";
import * as words from "#i18n/en/admin/licences.ts";
import { plural } from "#i18n/fill.ts";

/** Days before the end from which staff are told, louder each time. */
const NOTICE_DAYS = { first: TOLD_BEFORE.licence, second: 30, last: 7 } as const;

type LicenceEndProps = { /** Days are YYYY-MM-DD. */ validUntil: string; today: string };

/** How long a licence is still valid, or since when it stands on no page. */
export function LicenceEnd({ validUntil, today }: LicenceEndProps) {
  const left = daysBetween(today, validUntil);
  if (left < 0) return <span className="text-danger">{plural(words.ended, -left)}</span>;
  if (left === 0) return <span className="text-danger">{words.endsToday}</span>;
  return <span className={toneOf(left)}>{plural(words.endsIn, left)}</span>;
}

/** Of the days that are left. */
export function toneOf(left: number): string {
  if (left <= NOTICE_DAYS.last) return "text-danger font-[640]";
  if (left <= NOTICE_DAYS.second) return "text-danger";
  return left <= NOTICE_DAYS.first ? "text-warn" : "";
}
