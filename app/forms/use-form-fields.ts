import { createContext, type SubmitEvent, use, useState } from "react";
import type { FormMistake } from "#contracts/mistakes.ts";
import { saidOf } from "#i18n/form-mistake.ts";
import type { Said } from "#i18n/mistake-words.ts";
import { type FormAnswer, formAnswer, mistakeText } from "./form-answer.ts";
import { type Either, mistakesIn, type Rules } from "./mistakes-in.ts";

type FieldState = {
  id: string;
  /** What was typed before, if anything. */
  value: string | undefined;
  /** What to do about it; null when nothing. */
  mistake: string | null;
};

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const FormFields = createContext<(name: string) => FieldState>((name) => ({
  id: fieldId(name),
  value: undefined,
  mistake: null,
}));

/** How a field of the form around it stands. */
export function useField(name: string): FieldState {
  return use(FormFields)(name);
}

export function fieldId(name: string): string {
  return `field-${name}`;
}

/** The last answer stays while the page does: a press on a link to a part of the page drops the router's. */
export function useLastAnswer(latest: FormAnswer | undefined): FormAnswer {
  const [answer, setAnswer] = useState(() => latest ?? formAnswer({}));
  if (!latest || latest === answer) return answer;
  setAnswer(latest);
  return latest;
}

/**
 * Checks a field when it is left, from then on while it is typed in; all of them before they are
 * sent. The server's word comes first.
 */
export function useChecks(given: FormAnswer, rules: Rules, either?: Either) {
  const [refused, setRefused] = useState({ for: given, answer: given });
  const answer = refused.for === given ? refused.answer : given;
  const [checked, setChecked] = useState<{
    for: FormAnswer;
    mistakes: Record<string, Said | null>;
  }>({ for: answer, mistakes: {} });
  const own = checked.for === answer ? checked.mistakes : {};
  const mistakeOf = (name: string) =>
    name in own ? (own[name] ?? null) : (answer.mistakes[name] ?? null);

  const check = ({ name, value }: Typed) => {
    const rule = rules[name];
    if (!rule) return;
    const mistake = said(rule(value));
    const isEnough = either?.names.includes(name) && mistake === null && value.trim() !== "";
    const others = isEnough ? either?.names.filter((other) => other !== name) : [];
    const settled = Object.fromEntries((others ?? []).map((other) => [other, null]));
    // A browser that fills in a whole form does it at once.
    setChecked((now) => ({
      for: answer,
      mistakes: { ...(now.for === answer ? now.mistakes : {}), ...settled, [name]: mistake },
    }));
  };
  return {
    answer,
    /** What the server would refuse does not go there. */
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      const typed = new FormData(event.currentTarget);
      const mistakes = mistakesIn((name) => String(typed.get(name) ?? ""), rules, either);
      if (Object.keys(mistakes).length === 0) return;
      event.preventDefault();
      setRefused({ for: given, answer: { ...given, mistakes, problem: null } });
    },
    stateOf: (name: string): FieldState => ({
      id: fieldId(name),
      value: answer.values[name],
      mistake: textOf(mistakeOf(name)),
    }),
    /** Walking past an empty field is no mistake yet. */
    onBlur: ({ target }: { target: EventTarget }) => {
      if (isTyped(target) && target.value !== "") check(target);
    },
    onInput: ({ target }: { target: EventTarget }) => {
      if (isTyped(target) && (mistakeOf(target.name) !== null || target.name in own)) check(target);
    },
  };
}

const said = (mistake: FormMistake | null) => mistake && saidOf(mistake);
const textOf = (mistake: Said | string | null) => mistake && mistakeText(mistake);

/** A tile that was only walked over has not been chosen. */
function isTyped(target: EventTarget): target is Typed {
  if (target instanceof HTMLInputElement && target.type === "radio") return target.checked;
  return "name" in target && "value" in target;
}
