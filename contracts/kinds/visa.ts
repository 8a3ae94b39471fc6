import { choice, line } from "../fields.ts";
import { kind } from "./kind.ts";

export const VISA_KINDS = ["student", "work", "visit", "umrah"] as const;

/** What it takes to go to a country for a purpose. */
export const visaKind = kind("visa", {
  title: line({ isRequired: true }),
  purpose: choice(VISA_KINDS),
  country: line({ limit: 2, isRequired: true, isUnsearched: true, isSame: true }),
});
