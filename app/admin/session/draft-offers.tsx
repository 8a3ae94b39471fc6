import { AdminIcon } from "#app/admin/shell/admin-icon.tsx";
import { clockTime } from "#app/admin/shell/clock-time.ts";
import { focusHeading } from "#app/admin/shell/focus-heading.ts";
import type { Draft } from "./draft-store.ts";

type DraftOffersProps<T> = {
  offers: Draft<T>[];
  /** Whether something newer has been saved since it was typed. */
  isOlder: (draft: Draft<T>) => boolean;
  onRestore: (draft: Draft<T>) => void;
  onDiscard: (draft: Draft<T>) => void;
};

/** After a crash, a closed tab or an ended session: what was typed is still here. */
export function DraftOffers<T>({ offers, isOlder, onRestore, onDiscard }: DraftOffersProps<T>) {
  const decide = (work: () => void) => () => {
    work();
    focusHeading();
  };
  return offers.map((draft) => (
    <div key={draft.session} role="status" className="notice-card">
      <AdminIcon name="history" />
      <p>
        Something you typed at {clockTime(draft.at)} was not saved. It is kept on this device.
        {isOlder(draft)
          ? " Something newer has been saved since: restored, yours replaces it in the fields that you typed in."
          : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={decide(() => onRestore(draft))}
        >
          Restore what you typed at {clockTime(draft.at)}
        </button>
        <button
          type="button"
          className="button button-ghost button-small"
          onClick={decide(() => onDiscard(draft))}
        >
          Discard
        </button>
      </div>
    </div>
  ));
}
