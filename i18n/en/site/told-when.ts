/** Above the form, where somebody asks to hear of a departure. */
export const weTellYou = {
  seat: "{days}: we tell you as soon as a seat is free.",
  price: "{days}: we tell you as soon as the price is known.",
} as const;
