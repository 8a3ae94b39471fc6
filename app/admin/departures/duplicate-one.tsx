import { useState } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import { duplicate } from "#i18n/en/admin/departure-changes.ts";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import { useDepartureWork } from "./use-departure-work.ts";

type DuplicateOneProps = {
  departure: ListedDeparture;
  /** How many leave on each day. */
  days: Readonly<Record<string, number>>;
};

/** Beside its heading: the same again on other days, as drafts. */
export function DuplicateOne({ departure, days }: DuplicateOneProps) {
  const work = useDepartureWork();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="button button-ghost button-small"
        onClick={() => setOpen(true)}
      >
        <AdminIcon name="copy" /> {duplicate}
      </button>
      {isOpen ? (
        <DuplicateDialog
          departures={[departure]}
          {...{ days, work, onClose: close, onDone: close }}
        />
      ) : null}
      {work.dialog}
    </>
  );
}
