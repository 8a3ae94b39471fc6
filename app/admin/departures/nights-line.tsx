import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { daysBetween, isDay } from "#contracts/days.ts";
import { plainDigits } from "#contracts/digits.ts";
import { nightsOf, nightsOnTheWay } from "#contracts/nights.ts";
import * as words from "#i18n/en/admin/departure-form.ts";
import { locale } from "#i18n/en/language.ts";
import { fill, plural } from "#i18n/fill.ts";

type NightsLineProps = {
  /** As they are typed. */
  leavesOn: string;
  returnsOn: string;
  stays: readonly { nights?: string }[];
};

/** Whether the nights of all places are those of the dates; nothing, until both are typed. */
export function NightsLine({ leavesOn, returnsOn, stays }: NightsLineProps) {
  const typed = stays.map(({ nights = "" }) => ({ nights: plainDigits(nights.trim()) }));
  const isWhole = typed.length > 0 && typed.every(({ nights }) => /^\d{1,3}$/.test(nights));
  if (!isWhole || !isDay(leavesOn) || !isDay(returnsOn) || returnsOn <= leavesOn) return null;
  const days = daysBetween(leavesOn, returnsOn);
  const rest = nightsOnTheWay(nightsOf(typed), days);
  const nights = typed.map((one) => Number(one.nights).toLocaleString(locale)).join(" + ");
  const said =
    rest === null
      ? plural(words.nightsOther, days, { nights })
      : rest === 0
        ? fill(words.nightsSame, { nights })
        : plural(words.nightsInTheAir, rest, { nights });
  return (
    <p className={`nights-line ${rest === null ? "is-bad" : ""}`.trim()} role="status">
      <AdminIcon name={rest === null ? "circle-alert" : "circle-check"} /> {said}
    </p>
  );
}
