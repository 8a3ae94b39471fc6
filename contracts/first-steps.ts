/** What an owner does before the site is shown to anybody, in this order. */
export const FIRST_STEPS = [
  "name",
  "phones",
  "mark",
  "notice",
  "privacy",
  "package",
  "mail",
] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];
