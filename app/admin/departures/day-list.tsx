import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { isDay } from "#contracts/days.ts";
import * as words from "#i18n/en/admin/departure-changes.ts";
import { plural } from "#i18n/fill.ts";
import { OldAndNew } from "./price-list.tsx";
import { dayInYear } from "./row-words.ts";

/** What one will be: its days in words, and when it leaves. */
export type DayLine = { id: string; before: string; after: string; leavesOn: string };

type DayListProps = {
  lines: readonly DayLine[];
  /** How many others leave on each day. */
  others: ReadonlyMap<string, number>;
  label: string;
};

/** Old days and new ones; where two would leave on one day, it says so. */
export function DayList({ lines, others, label }: DayListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className="change-list" tabIndex={0} aria-label={label}>
      <ul>
        {lines.map(({ id, before, after, leavesOn }) => {
          const count =
            (others.get(leavesOn) ?? 0) + lines.filter((one) => one.leavesOn === leavesOn).length;
          return (
            <li key={id}>
              <OldAndNew before={before} after={after} />
              {count > 1 && isDay(leavesOn) ? (
                <span className="price-end text-warn">
                  <AdminIcon name="triangle-alert" />
                  {plural(words.clash, count, { day: dayInYear(leavesOn) })}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Without those that are chosen: they leave their days. */
export function othersOn(
  days: Readonly<Record<string, number>>,
  chosen: readonly { body: { leavesOn: string } }[],
): ReadonlyMap<string, number> {
  const others = new Map(Object.entries(days));
  for (const { body } of chosen) {
    others.set(body.leavesOn, Math.max(0, (others.get(body.leavesOn) ?? 0) - 1));
  }
  return others;
}
