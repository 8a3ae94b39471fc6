import { focusHeading } from "#app/admin/focus/focus-heading.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import * as words from "#i18n/en/admin/session.ts";
import { fill } from "#i18n/fill.ts";
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
  const { clockTime } = useTimes();
  const decide = (work: () => void) => () => {
    work();
    focusHeading();
  };
  return offers.map((draft) => (
    <div key={draft.session} role="status" className="notice-card">
      <AdminIcon name="history" />
      <p>
        {fill(words.draftOffer, { time: clockTime(draft.at) })}
        {isOlder(draft) ? ` ${words.newerSaved}` : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={decide(() => onRestore(draft))}
        >
          {fill(words.restoreTyped, { time: clockTime(draft.at) })}
        </button>
        <button
          type="button"
          className="button button-ghost button-small"
          onClick={decide(() => onDiscard(draft))}
        >
          {words.discard}
        </button>
      </div>
    </div>
  ));
}
