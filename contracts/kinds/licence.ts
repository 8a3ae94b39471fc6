import { day, flag, line, webAddress } from "../fields.ts";
import { kind } from "./kind.ts";

/** By which somebody can look the agency up; public until its last day is over where the agency is. */
export const licenceKind = kind("licence", {
  title: line({ isRequired: true, limit: 120 }),
  number: line({ isRequired: true, limit: 80, isUnsearched: true, isSame: true }),
  issuedBy: line({ isRequired: true }),
  validUntil: day({ isRequired: true, note: "YYYY-MM-DD; the last day on which it is valid" }),
  lookedUpOn: day({
    isOptional: true,
    note: "YYYY-MM-DD; when it last stood on the official list",
  }),
  officialList: webAddress({ isOptional: true }),
  isInStrip: flag({ isOptional: true }),
});
