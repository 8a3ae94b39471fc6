import { useState } from "react";
import { Segmented } from "#app/admin/pieces/segmented.tsx";
import { shifted } from "#contracts/departure-changes.ts";
import { MOST_DAYS } from "#contracts/departure-limits.ts";
import * as changes from "#i18n/en/admin/departure-changes.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { fill, plural } from "#i18n/fill.ts";
import { ChangeFrame } from "./change-frame.tsx";
import { DayList, othersOn } from "./day-list.tsx";
import type { ChangeDialogProps } from "./prices-dialog.tsx";
import { outAndBack } from "./row-words.ts";
import { TypedField, wholeOf } from "./typed-field.tsx";

export type DaysDialogProps = ChangeDialogProps & {
  /** How many leave on each day. */
  days: Readonly<Record<string, number>>;
};

/** A whole season by so many days. */
export function DaysDialog({ departures, days, work, onClose, onDone }: DaysDialogProps) {
  const [direction, setDirection] = useState<"forward" | "back">("forward");
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const number = wholeOf(typed, MOST_DAYS);
  const by = direction === "forward" ? (number ?? 0) : -(number ?? 0);
  const lines = departures.map(({ id, body }) => {
    const after = shifted(body, by);
    return {
      ...{ id, before: outAndBack(body), after: outAndBack(after) },
      leavesOn: after.leavesOn,
    };
  });
  const count = lines.filter(({ before, after }) => before !== after).length;

  async function move(): Promise<void> {
    setTried(true);
    if (number === null || count === 0) return;
    const said = plural(changes.moved, count);
    const refused = await work.change(departures, { to: "days", days: by }, said);
    setProblem(refused);
    if (!refused) onDone();
  }

  return (
    <ChangeFrame
      title={plural(changes.daysTitle, departures.length)}
      heading={plural(changes.daysWill, count)}
      go={plural(changes.moveThem, count)}
      list={<DayList lines={lines} others={othersOn(days, departures)} label={words.outAndBack} />}
      isBusy={work.isBusy}
      problem={problem}
      onGo={() => void move()}
      onClose={onClose}
      fields={
        <div className="change-fields">
          <div>
            <span className="field-label">{changes.direction}</span>
            <Segmented
              label={changes.direction}
              className="segmented-wide"
              options={[
                { value: "forward", label: changes.forward },
                { value: "back", label: changes.back },
              ]}
              chosen={direction}
              onChoose={setDirection}
            />
          </div>
          <TypedField
            label={changes.days}
            value={typed}
            onChange={setTyped}
            inputMode="numeric"
            mistake={
              (isTried || typed !== "") && number === null
                ? fill(changes.badDays, { most: MOST_DAYS })
                : null
            }
          />
        </div>
      }
    />
  );
}
