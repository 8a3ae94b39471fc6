import { data } from "react-router";
import { formAnswer, type Mistakes, type Values } from "#app/forms/form-answer.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Rule } from "#contracts/field-rules.ts";
import { saidOf } from "#i18n/form-mistake.ts";

/** What was typed, and what to do about it. */
export async function readTyped(request: Request, rules: Record<string, Rule>) {
  const typed: Values = {};
  for (const [name, value] of await request.formData()) typed[name] = String(value);
  const mistakes: Mistakes = {};
  for (const [name, rule] of Object.entries(rules)) {
    const mistake = rule(typed[name] ?? "");
    if (mistake) mistakes[name] = saidOf(mistake);
  }
  return { typed, mistakes };
}

type Refusal = { mistakes?: Mistakes; problem?: string };

/** Says what is wrong; a problem with the whole also as a toast. The password stays in its field. */
export function refuse({ password: _, ...values }: Values, { mistakes = {}, problem }: Refusal) {
  if (problem) showToast(problem, "error");
  return data(formAnswer({ values, mistakes, problem: problem ?? null }), { status: 400 });
}
