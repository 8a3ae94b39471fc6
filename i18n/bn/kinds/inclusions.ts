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
  label: "{name}: পাতায় যে নাম",
  labelHint: "খালি থাকলে: “{name}”",
  note: "{name}: এক বাক্যে",
  noteHint: "খালি থাকলে: “{text}”",
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
  label: "দামের মধ্যে যা আলাদা",
  hint: "প্যাকেজের চেয়ে যা আলাদা, শুধু তা-ই। বাকি সব লাইন প্যাকেজের মতোই।",
  one: "পার্থক্য",
  columns: {
    line: { label: "লাইন", options: names },
    state: { label: "এখানে", options: states },
    label: { label: "পাতায় যে নাম", hint: "খালি থাকতে পারে" },
    note: { label: "এক বাক্যে", hint: "খালি থাকতে পারে" },
  },
} as const;
