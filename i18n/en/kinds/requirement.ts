import type { requirementKind } from "#contracts/kinds/requirement.ts";
import type { KindWords } from "../../kind-words.ts";

export const requirementWords = {
  title: { label: "What" },
  from: {
    label: "Who has it",
    options: {
      you: "You",
      institution: "The university",
      sponsor: "The person who pays",
      employer: "The employer",
      "before-travel": "Before the flight",
    },
  },
  why: { label: "Why it is asked", hint: "One sentence that a family understands." },
  form: { label: "Form" },
  age: { label: "How old it may be" },
  mostDays: { label: "Not older than, days", hint: "Empty: its age does not matter." },
  where: { label: "Where to get it" },
  note: { label: "Note" },
  source: { label: "Official source" },
} satisfies KindWords<typeof requirementKind.fields>;
