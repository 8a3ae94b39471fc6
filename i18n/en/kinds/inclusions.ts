import {
  type INCLUSIONS_KINDS,
  type InclusionId,
  type Line,
  linesOf,
} from "#contracts/kinds/inclusions.ts";
import { fill } from "../../fill.ts";
import type { KindWords } from "../../kind-words.ts";
import { explanations, names, states } from "../site/inclusions.ts";

const words = {
  label: "{name}: its name on the page",
  labelHint: "Empty: “{name}”",
  note: "{name}: its sentence",
  noteHint: "Empty: “{text}”",
} as const;

const lineWords = (line: InclusionId) => {
  const said = { name: names[line], text: explanations[line] };
  return {
    state: { label: said.name, hint: said.text, options: states },
    label: { label: fill(words.label, said), hint: fill(words.labelHint, said) },
    note: { label: fill(words.note, said), hint: fill(words.noteHint, said) },
  };
};

/** Of the list of a package. */
export const inclusionsWords = (
  id: keyof typeof INCLUSIONS_KINDS,
): KindWords<Record<string, Line>> =>
  Object.fromEntries(linesOf(id).map((line) => [line, lineWords(line)]));

/** Of what a departure has otherwise. */
export const differsWords = {
  label: "Differs in what is included",
  hint: "Only what is otherwise than in the package. All other lines are those of the package.",
  one: "difference",
  columns: {
    line: { label: "Line", options: names },
    state: { label: "Here it is", options: states },
    label: { label: "Its name on the page", hint: "May be empty" },
    note: { label: "Its sentence", hint: "May be empty" },
  },
} as const;
