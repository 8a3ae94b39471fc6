import { createContext, use, useState } from "react";
import type { Rule } from "#contracts/field-rules.ts";
import { type FormAnswer, formAnswer } from "./form-answer.ts";

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

export type Rules = Record<string, Rule>;

/** The last answer stays while the page does: a press on a link to a part of the page drops the router's. */
export function useLastAnswer(latest: FormAnswer | undefined): FormAnswer {
  const [answer, setAnswer] = useState(() => latest ?? formAnswer({}));
  if (!latest || latest === answer) return answer;
  setAnswer(latest);
  return latest;
}

/**
 * Checks a field when it is left, from then on while it is typed in; the server's word comes first.
 * @param either fields of which one is enough: a right one settles the others
 */
export function useChecks(answer: FormAnswer, rules: Rules, either: readonly string[] = []) {
  const [checked, setChecked] = useState<{
    for: FormAnswer;
    mistakes: Record<string, string | null>;
  }>({ for: answer, mistakes: {} });
  const own = checked.for === answer ? checked.mistakes : {};
  const mistakeOf = (name: string) =>
    name in own ? (own[name] ?? null) : (answer.mistakes[name] ?? null);

  const check = ({ name, value }: Typed) => {
    const rule = rules[name];
    if (!rule) return;
    const mistake = rule(value);
    const isEnough = either.includes(name) && mistake === null && value.trim() !== "";
    const others = isEnough ? either.filter((other) => other !== name) : [];
    const settled = Object.fromEntries(others.map((other) => [other, null]));
    setChecked({ for: answer, mistakes: { ...own, ...settled, [name]: mistake } });
  };
  return {
    stateOf: (name: string): FieldState => ({
      id: fieldId(name),
      value: answer.values[name],
      mistake: mistakeOf(name),
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

/** A tile that was only walked over has not been chosen. */
function isTyped(target: EventTarget): target is Typed {
  if (target instanceof HTMLInputElement && target.type === "radio") return target.checked;
  return "name" in target && "value" in target;
}
