import { useState } from "react";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { MOST_AT_ONCE } from "#contracts/departure-limits.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { plural } from "#i18n/fill.ts";
import { dayWords } from "./row-words.ts";
import type { usePublishWaiting, WaitingOne } from "./use-publish-waiting.ts";

type WaitingOnesProps = {
  /** Of public ones, with the day on which they leave. */
  changes: readonly (WaitingOne & { leavesOn: string })[];
  waiting: ReturnType<typeof usePublishWaiting>;
};

/** One line says where things stand; what waits goes public together, or is thrown away. */
export function WaitingOnes({ changes, waiting }: WaitingOnesProps) {
  const [isAsked, setAsked] = useState(false);
  const { faults } = waiting;
  if (changes.length === 0 && faults.length === 0) return null;
  const dayOf = (id: string) => {
    const day = changes.find((one) => one.id === id)?.leavesOn;
    return day ? dayWords(day) : words.departure;
  };
  return (
    <section className="panel waiting-ones" aria-label={words.waitingOnesHeading}>
      {changes.length > 0 ? (
        <>
          <p>
            <span className="pill pill-changes">{words.states.changes}</span>{" "}
            {plural(words.waitingOnes, changes.length)}
            {changes.length >= MOST_AT_ONCE ? ` ${words.mostAtOnce}` : null}
          </p>
          <button
            type="button"
            className="button button-ghost-danger button-small"
            onClick={() => setAsked(true)}
          >
            {words.throwAway}
          </button>
          <button
            type="button"
            className="button button-primary button-small"
            aria-busy={waiting.isBusy || undefined}
            onClick={() => void waiting.publish(changes)}
          >
            {plural(words.publish, changes.length)}
          </button>
        </>
      ) : null}
      {faults.length > 0 ? (
        <div role="alert" className="basis-full text-danger">
          <p>{words.notPublished}</p>
          <ul>
            {faults.map(({ id, message }) => (
              <li key={id + message}>
                <PageLink to={editorAddress({ kind: "departure", id })}>{dayOf(id)}</PageLink>:{" "}
                {message}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsked}
        title={plural(words.throwAwayTitle, changes.length)}
        text={words.throwAwayText}
        keepLabel={words.keepThem}
        goLabel={words.throwAway}
        isDanger
        onKeep={() => setAsked(false)}
        onGo={() => {
          setAsked(false);
          void waiting.discard(changes);
        }}
      />
    </section>
  );
}
