export const nextGroup = "পরের যাত্রা {day}";
export const from = "{price} থেকে";
export const between = ", ";
export const papers = {
  one: "কী কী কাগজ লাগবে: {count}টি দেশের তালিকা",
  other: "কী কী কাগজ লাগবে: {count}টি দেশের তালিকা",
} as const;
