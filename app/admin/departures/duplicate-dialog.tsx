import { useState } from "react";
import { makeId } from "#app/forms/make-id.ts";
import { copiesOf } from "#contracts/departure-changes.ts";
import { MOST_AT_ONCE, MOST_COPIES, MOST_DAYS } from "#contracts/departure-limits.ts";
import * as changes from "#i18n/en/admin/departure-changes.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { fill, plural } from "#i18n/fill.ts";
import { ChangeFrame } from "./change-frame.tsx";
import { DayList } from "./day-list.tsx";
import type { DaysDialogProps } from "./days-dialog.tsx";
import { outAndBack } from "./row-words.ts";
import { TypedField, wholeOf } from "./typed-field.tsx";

/** The same again, so many times, so many days apart: as drafts. */
export function DuplicateDialog({ departures, days, work, onClose, onDone }: DaysDialogProps) {
  const [copies, setCopies] = useState("1");
  const [every, setEvery] = useState("7");
  const [request] = useState(() => makeId());
  const [problem, setProblem] = useState<string | null>(null);
  const how = { copies: wholeOf(copies, MOST_COPIES) ?? 0, every: wholeOf(every, MOST_DAYS) ?? 0 };
  const count = how.every > 0 ? departures.length * how.copies : 0;
  const isTooMany = count > MOST_AT_ONCE;
  const lines =
    count > 0 && !isTooMany
      ? departures.flatMap(({ id, body }) =>
          copiesOf(body, how).map((copy, at) => {
            const out = outAndBack(copy);
            return { id: `${id} ${at}`, before: out, after: out, leavesOn: copy.leavesOn };
          }),
        )
      : [];

  async function make(): Promise<void> {
    if (lines.length === 0) return;
    const said = plural(changes.made, count);
    const refused = await work.duplicate(departures, { ...how, request }, said);
    setProblem(refused);
    if (!refused) onDone();
  }

  const mistakeIn = (number: number, most: number) =>
    number === 0 ? fill(changes.badCopies, { most }) : null;

  return (
    <ChangeFrame
      title={plural(changes.duplicateTitle, departures.length)}
      heading={plural(changes.copiesWill, lines.length)}
      go={plural(changes.makeThem, lines.length)}
      list={
        <DayList lines={lines} others={new Map(Object.entries(days))} label={words.outAndBack} />
      }
      isBusy={work.isBusy}
      problem={problem}
      onGo={() => void make()}
      onClose={onClose}
      fields={
        <div className="change-fields">
          <TypedField
            label={changes.howMany}
            value={copies}
            onChange={setCopies}
            inputMode="numeric"
            mistake={
              isTooMany
                ? fill(changes.tooManyCopies, { most: MOST_AT_ONCE })
                : mistakeIn(how.copies, MOST_COPIES)
            }
          />
          <TypedField
            label={changes.everyDays}
            value={every}
            onChange={setEvery}
            inputMode="numeric"
            mistake={mistakeIn(how.every, MOST_DAYS)}
          />
        </div>
      }
    />
  );
}
