import { useState } from "react";
import { Segmented } from "#app/admin/pieces/segmented.tsx";
import { changedBy } from "#contracts/departure-changes.ts";
import { seatsOf } from "#contracts/departure-state.ts";
import * as changes from "#i18n/en/admin/departure-changes.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { seats as seatWords } from "#i18n/en/site/departures.ts";
import { plural } from "#i18n/fill.ts";
import { ChangeFrame } from "./change-frame.tsx";
import { OldAndNew } from "./price-list.tsx";
import type { ChangeDialogProps } from "./prices-dialog.tsx";
import { nameOf } from "./row-words.ts";

const SEATS = ["open", "few", "full"] as const;

/** Whether there are seats left: closing what is full, opening it again. */
export function SeatsDialog({ departures, work, onClose, onDone }: ChangeDialogProps) {
  const [seats, setSeats] = useState<(typeof SEATS)[number]>("full");
  const [problem, setProblem] = useState<string | null>(null);
  const change = { to: "seats", seats } as const;
  const lines = departures.map(({ id, body }) => ({
    ...{ id, name: nameOf(body), before: seatWords[seatsOf(body)] },
    after: seatWords[seatsOf(changedBy(change)(body))],
  }));
  const count = lines.filter(({ before, after }) => before !== after).length;

  async function set(): Promise<void> {
    if (count === 0) return;
    const refused = await work.change(departures, change, plural(changes.seatsKept, count));
    setProblem(refused);
    if (!refused) onDone();
  }

  return (
    <ChangeFrame
      title={plural(changes.seatsTitle, departures.length)}
      heading={plural(changes.seatsWill, count)}
      go={plural(changes.changeSeats, count)}
      isBusy={work.isBusy}
      problem={problem}
      onGo={() => void set()}
      onClose={onClose}
      list={
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        <section className="change-list" tabIndex={0} aria-label={words.seats}>
          <ul>
            {lines.map(({ id, name, before, after }) => (
              <li key={id}>
                <span>{name}</span> <OldAndNew before={before} after={after} />
              </li>
            ))}
          </ul>
        </section>
      }
      fields={
        <Segmented
          label={words.seats}
          className="segmented-wide"
          options={SEATS.map((value) => ({ value, label: seatWords[value] }))}
          chosen={seats}
          onChoose={setSeats}
        />
      }
    />
  );
}
