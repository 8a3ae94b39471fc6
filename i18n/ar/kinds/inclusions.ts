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
  label: "{name}: الاسم في الصفحة",
  labelHint: "إن بقي فارغًا: «{name}»",
  note: "{name}: جملته",
  noteHint: "إن بقيت فارغة: «{text}»",
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
  label: "ما يختلف فيما يشمله السعر",
  hint: "ما يخالف الباقة وحده. أما سائر البنود فكما في الباقة.",
  one: "اختلاف",
  columns: {
    line: { label: "البند", options: names },
    state: { label: "هنا", options: states },
    label: { label: "الاسم في الصفحة", hint: "يجوز أن يبقى فارغًا" },
    note: { label: "جملته", hint: "يجوز أن يبقى فارغًا" },
  },
} as const;
