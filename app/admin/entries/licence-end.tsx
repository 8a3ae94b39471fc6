import { daysBetween } from "#contracts/days.ts";
import { LICENCE_NOTICE } from "#contracts/stale-days.ts";
import * as words from "#i18n/en/admin/licences.ts";
import { plural } from "#i18n/fill.ts";

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
  if (left <= LICENCE_NOTICE.last) return "text-danger font-[640]";
  if (left <= LICENCE_NOTICE.second) return "text-danger";
  return left <= LICENCE_NOTICE.first ? "text-warn" : "";
}
