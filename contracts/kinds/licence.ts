import { day, line } from "../fields.ts";
import { kind } from "./kind.ts";

/** By which somebody can look the agency up. */
export const licenceKind = kind("licence", {
  title: line({ isRequired: true }),
  validUntil: day({ isRequired: true }),
});
