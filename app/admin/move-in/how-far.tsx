import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PressButton } from "#app/ui/press-button.tsx";
import type { Import } from "#contracts/import.ts";
import * as words from "#i18n/en/admin/move-in.ts";
import { errorSentence } from "#i18n/error-sentence.ts";
import { fill } from "#i18n/fill.ts";
import { isGoing, type MoveIn } from "./use-move-in.ts";

type HowFarProps = Pick<MoveIn, "isBusy" | "onward"> & { shown: Import; onUndo: () => void };

/** What is under way, or stopped, or over; and what can be done with it. */
export function HowFar({ shown, isBusy, onward, onUndo }: HowFarProps) {
  const { _id, state, done, of, problem, isUndone, isHere } = shown;
  const going = isGoing(shown);
  return (
    <section className="panel move-in-panel" aria-labelledby="how-far">
      <div className="move-in-head">
        <h2 id="how-far" role="status">
          {words.states[state]}
        </h2>
        {going ? (
          <PressButton
            className="button button-small button-secondary"
            isOff={isBusy}
            onPress={() => void onward("stop", _id)}
          >
            {words.stop}
          </PressButton>
        ) : null}
      </div>
      <div className="move-in-how-far">
        {going || state === "stopped" ? (
          <>
            <p>{farWords(shown)}</p>
            <progress
              aria-labelledby="how-far"
              {...(of > 0 ? { max: of, value: Math.min(done, of) } : {})}
            />
          </>
        ) : null}
        {problem ? (
          <p className="error-summary" role="alert">
            {errorSentence(problem.code as "failed")}
          </p>
        ) : null}
        <p>{textOf(shown)}</p>
        {state === "stopped" ? (
          <div className="move-in-actions">
            {isHere || isUndone ? (
              <PressButton
                className="button button-primary"
                isOff={isBusy}
                onPress={() => void onward("start", _id)}
              >
                {words.goOn}
              </PressButton>
            ) : null}
            {isUndone ? null : <UndoAll onUndo={onUndo} />}
          </div>
        ) : null}
        {state === "done" ? (
          <div className="move-in-actions">
            <UndoAll onUndo={onUndo} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

const UndoAll = ({ onUndo }: Pick<HowFarProps, "onUndo">) => (
  <button type="button" className="button button-ghost button-ghost-danger" onClick={onUndo}>
    <AdminIcon name="undo" />
    {words.undo}
  </button>
);

function farWords({ state, step, done, of: all }: Import): string {
  const forms = state === "reading" ? words.progressRead : words.progress;
  return fill(forms[step], { done, all });
}

function textOf(shown: Import): string {
  if (isGoing(shown)) return words.goesOnAlone;
  if (shown.state === "stopped") {
    return shown.isHere || shown.isUndone ? words.stoppedText : errorSentence("import-file-gone");
  }
  return shown.state === "undone" ? words.undoneText : words.doneText;
}
