import type { FieldMistake } from "#contracts/mistakes.ts";
import { MOST_LINES } from "#contracts/redirect-limits.ts";
import { inDigits } from "#i18n/fill.ts";
import type { Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { type Plan, planRedirects, type Wish } from "./redirect-plan.ts";

export type Why =
  | { kind: "mistake"; field: "from" | "to"; mistake: FieldMistake }
  | { kind: "refused"; error: DomainError };

export type BadLine = { line: number; text: string; why: Why };

export type PastedLines = {
  good: { line: number; from: string; to: string }[];
  bad: BadLine[];
  /** So many say what is stored already. */
  known: number;
};

/** What stands between the two, the surest sign first. No line makes one of these slow. */
const BETWEEN = [/\t/, /→|[-=]{1,3}>/, /[,;](?=\s?["']?(?:\/|https?:))/i, /[,;]\s|\s/];

const QUOTED = /^(["'])(.*)\1$/;

/** Null: these are not two addresses. */
export function splitLine(line: string): [from: string, to: string] | null {
  const tidied = line.trim().replace(/\s+/g, (space) => (space.includes("\t") ? "\t" : " "));
  for (const between of BETWEEN) {
    const parts = tidied.split(between).map((part) => part.trim().replace(QUOTED, "$2"));
    const [from, to, more] = parts;
    if (from && to && more === undefined) return [from, to];
  }
  return null;
}

const NOT_TWO: Why = { kind: "refused", error: new DomainError("not-two-addresses") };

/** @throws DomainError "too-many-lines" */
export async function planLines(
  tx: Tx,
  text: string,
  origin: string,
): Promise<{ plan: Plan; lines: PastedLines }> {
  const filled = text
    .split("\n")
    .map((one, index) => ({ line: index + 1, text: one.trim() }))
    .filter(({ text: one }) => one !== "");
  if (filled.length > MOST_LINES)
    throw new DomainError("too-many-lines", { most: inDigits(MOST_LINES) });
  const bad: BadLine[] = [];
  const wishes: (Wish & { line: number; text: string })[] = [];
  for (const { line, text: one } of filled) {
    const pair = splitLine(one);
    if (pair) wishes.push({ line, text: one, from: pair[0], to: pair[1] });
    else bad.push({ line, text: one, why: NOT_TWO });
  }
  const plan = await planRedirects(tx, wishes, origin);
  const good: PastedLines["good"] = [];
  let known = 0;
  wishes.forEach(({ line, text: one }, index) => {
    const verdict = plan.verdicts[index];
    if (verdict?.kind === "new") good.push({ line, from: verdict.from, to: verdict.to });
    else if (verdict?.kind === "known") known++;
    else if (verdict) bad.push({ line, text: one, why: verdict });
  });
  return { plan, lines: { good, bad: bad.toSorted((a, b) => a.line - b.line), known } };
}
