export const nextGroup = "Next group {day}";
export const from = "from {price}";
export const between = ", ";
export const papers = {
  one: "Which papers: a list for {count} country",
  other: "Which papers: lists for {count} countries",
} as const;
