import { useEffect, useRef, useState } from "react";
import { focusHeading } from "#app/admin/focus/focus-heading.ts";
import type { Chosen } from "#app/admin/lists/use-chosen.ts";
import { AdminIcon, type AdminIconName } from "#app/admin/pieces/admin-icon.tsx";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import * as changes from "#i18n/en/admin/departure-changes.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { plural } from "#i18n/fill.ts";
import { AllGone } from "./all-gone.tsx";
import { DaysDialog } from "./days-dialog.tsx";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import { PricesDialog } from "./prices-dialog.tsx";
import { SeatsDialog } from "./seats-dialog.tsx";
import { useDepartureWork } from "./use-departure-work.ts";

type Deed = "prices" | "days" | "duplicate" | "seats";

const DEEDS: readonly { deed: Deed; icon: AdminIconName; label: string }[] = [
  { deed: "prices", icon: "caption", label: changes.pricesBy },
  { deed: "days", icon: "chevrons-up-down", label: changes.moveBy },
  { deed: "duplicate", icon: "copy", label: changes.duplicate },
  { deed: "seats", icon: "users", label: changes.setSeats },
];

type ChosenDeparturesProps = {
  chosen: Chosen<ListedDeparture>;
  /** How many leave on each day. */
  days: Readonly<Record<string, number>>;
  onPublish: (departures: readonly ListedDeparture[]) => void;
};

/** What can be done with those that are chosen; nothing of it is public at once but what publishes. */
export function ChosenDepartures({ chosen, days, onPublish }: ChosenDeparturesProps) {
  const work = useDepartureWork();
  const [deed, setDeed] = useState<Deed | null>(null);
  const wasShown = useRef(false);
  const { all: departures } = chosen;
  const isShown = departures.length > 0;
  const waiting = departures.filter((one) => one.waiting !== null);

  // The focus was on the bar.
  useEffect(() => {
    if (!isShown && wasShown.current && document.activeElement === document.body) focusHeading();
    wasShown.current = isShown;
  }, [isShown]);

  const close = () => setDeed(null);
  // Somebody else threw them away, or deleted them: the list has been read anew since.
  const isGone = deed !== null && !isShown && !work.isBusy;
  const open = isGone ? null : deed;
  const dialog = {
    ...{ departures, work, onClose: close },
    onDone: () => {
      close();
      chosen.keep([]);
    },
  };

  return (
    <>
      {isShown ? (
        <section className="chosen-bar" aria-label={words.chosenOnes}>
          <p role="status">{plural(words.chosen, departures.length)}</p>
          <div>
            {DEEDS.map((one) => (
              <button
                key={one.deed}
                type="button"
                className="button"
                onClick={() => setDeed(one.deed)}
              >
                <AdminIcon name={one.icon} /> {one.label}
              </button>
            ))}
            {waiting.length > 0 ? (
              <button type="button" className="button" onClick={() => onPublish(waiting)}>
                {plural(words.publish, waiting.length)}
              </button>
            ) : null}
            <button
              type="button"
              className="button"
              aria-label={words.chooseNone}
              onClick={() => chosen.keep([])}
            >
              <AdminIcon name="x" />
            </button>
          </div>
        </section>
      ) : null}
      {isGone ? <AllGone onClose={close} /> : null}
      {open === "prices" ? <PricesDialog {...dialog} /> : null}
      {open === "days" ? <DaysDialog {...dialog} days={days} /> : null}
      {open === "duplicate" ? <DuplicateDialog {...dialog} days={days} /> : null}
      {open === "seats" ? <SeatsDialog {...dialog} /> : null}
      {work.dialog}
    </>
  );
}
