import { choice, day, line } from "../fields.ts";
import { kind } from "./kind.ts";

/** Those that leave on days. */
export const DEPARTING_IDS = ["umrah", "hajj", "tours"] as const;

/** A journey of a package on its days. */
export const departureKind = kind("departure", {
  package: choice(DEPARTING_IDS),
  title: line(),
  leavesOn: day({ isRequired: true }),
  returnsOn: day({ isRequired: true }),
});
