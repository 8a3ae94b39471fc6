/** What the log of a visa says of itself, for visitors; staff may word it otherwise. */
export const government = "সরকারি ফি: {before} → {after}";
export const service = "আমাদের সার্ভিস চার্জ: {before} → {after}";
export const time = "কত দিন লাগে: {before} → {after}";
export const other = "{label}: {before} → {after}";
export const added = "নতুন: {paper}";
export const removed = "আর লাগে না: {paper}";
export const paper = "{paper}: {before} → {after}";
export const needs = {
  must: "লাগবেই",
  "if-you-have-it": "থাকলে",
  "one-of": "এগুলোর একটি",
} as const;
export const notNamed = "বলা নেই";
/** Between several of them. */
export const or = " বা ";
export const more = "আরও {count}টি বদল";
