import { address, choice, line, lines } from "../fields.ts";
import { amount } from "./amount.ts";
import { kind } from "./kind.ts";

/** Who has it: a list of papers is written in these parts. */
export const PAPER_GROUPS = ["you", "institution", "sponsor", "employer", "before-travel"] as const;

/** A paper that visas ask for, written once. */
export const requirementKind = kind("requirement", {
  title: line({ isRequired: true, limit: 120 }),
  from: choice(PAPER_GROUPS),
  why: lines({ isOptional: true, limit: 500 }),
  form: line({ isOptional: true }),
  age: line({ isOptional: true }),
  mostDays: amount({ limit: 4 }),
  where: line({ isOptional: true }),
  note: lines({ isOptional: true, limit: 500 }),
  source: address({ isOptional: true }),
});
