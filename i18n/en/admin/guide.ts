export const guide = "Guide";
export const help = "Guide for this page";
export const search = "How do I …";
export const found = {
  one: "{count} answer",
  other: "{count} answers",
} as const;
export const hits = "Answers";
export const nothingFound = "No answer says that. Try one word less.";
export const chapters = "Chapters";
export const pictureOf = "A picture of the page: {title}";
export const openThePage = "Open this page";
