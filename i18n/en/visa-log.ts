/** What the log of a visa says of itself, for visitors; staff may word it otherwise. */
export const government = "Government fee: {before} → {after}";
export const service = "Our fee: {before} → {after}";
export const time = "How long it takes: {before} → {after}";
export const other = "{label}: {before} → {after}";
export const added = "New: {paper}";
export const removed = "No longer asked: {paper}";
export const paper = "{paper}: {before} → {after}";
export const needs = {
  must: "must",
  "if-you-have-it": "if you have it",
  "one-of": "one of these",
} as const;
export const notNamed = "not named";
/** Between several of them. */
export const or = " or ";
export const more = "{count} more changes";
