import type { Ref } from "react";
import type { Import } from "#contracts/import.ts";
import * as words from "#i18n/en/admin/move-in.ts";
import { inDigits } from "#i18n/fill.ts";

const STEPS = ["choose", "look", "take", "report"] as const;

export type Step = (typeof STEPS)[number];

/** Where an import stands; null: nothing is chosen yet. */
export function stepOf(shown: Import | null): Step {
  if (!shown) return "choose";
  const { state, isUndone } = shown;
  if (isUndone || state === "done") return "report";
  if (state === "reading" || state === "looked") return "look";
  return state === "failed" ? "choose" : "take";
}

type MoveInStepsProps = { shown: Import | null; ref: Ref<HTMLOListElement> };

/** The four steps, and at which somebody is. */
export function MoveInSteps({ shown, ref }: MoveInStepsProps) {
  const now = stepOf(shown);
  return (
    <ol ref={ref} className="move-in-steps" aria-label={words.stepsName} tabIndex={-1}>
      {STEPS.map((step, index) => {
        const { title, text } = words.steps[step];
        return (
          <li key={step} aria-current={step === now ? "step" : undefined}>
            <span aria-hidden>{inDigits(index + 1)}</span>
            <span>
              <b>{title}</b>
              <small>{step === "choose" && shown ? words.sources[shown.source] : text}</small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
