import { line } from "../fields.ts";
import { kind } from "./kind.ts";

/** A paper that visas ask for, written once. */
export const requirementKind = kind("requirement", {
  title: line({ isRequired: true }),
});
