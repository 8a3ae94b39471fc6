import type { Entry } from "#contracts/entry.ts";
import type { DepartingId } from "#contracts/kinds/departure.ts";
import {
  INCLUSION_IDS,
  type InclusionId,
  type InclusionState,
  type Inclusions,
  linesOf,
  type StatedLine,
} from "#contracts/kinds/inclusions.ts";
import * as words from "#i18n/en/site/inclusions.ts";
import { fill } from "#i18n/fill.ts";

export type SaidLine = { id: InclusionId; state: InclusionState; name: string; text: string };

const NOTHING: StatedLine = { state: "ask", label: "", note: "" };

const said = (id: InclusionId, { state, label, note }: StatedLine): SaidLine => ({
  ...{ id, state, name: label || words.names[id], text: note || words.explanations[id] },
});

/** Each line of a package as visitors read it; those of a departure in place of the package's. */
export function linesSaid(id: DepartingId, list: Inclusions | null, differs: Differs = []) {
  const others = new Map(differs.map(({ line, ...other }) => [line, other as StatedLine]));
  return linesOf(id).map((line) => said(line, others.get(line) ?? list?.[line] ?? NOTHING));
}

type Differs = Entry<"departure">["differs"];

/** "Meals: not included · Guide: from Chattogram and back"; empty: it is as its package. */
export const differencesOf = (differs: Differs, list: Inclusions | null): string =>
  differs
    .flatMap(({ line, ...other }) => {
      const id = INCLUSION_IDS.find((one) => one === line);
      if (!id) return [];
      const { name, text, state } = said(id, other as StatedLine);
      const isOther = state !== (list?.[id]?.state ?? "ask");
      const how = isOther ? words.states[state] : text.replace(/[.।]$/, "");
      return [fill(words.line, { name, state: how })];
    })
    .join(" · ");
