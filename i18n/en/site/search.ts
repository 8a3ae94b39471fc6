export const heading = "Search";
export const headingOf = "What we found for “{words}”";
export const titleOf = "Search: “{words}”";
export const lead = "Journeys, dates, papers, posts: one field finds them all.";
export const field = "Search the site";
export const button = "Search";
export const found = { one: "{count} result", other: "{count} results" } as const;
export const groups = {
  package: "Packages",
  departure: "Dates and prices",
  papers: "Papers for a visa",
  page: "Pages",
  post: "Blog",
} as const;
export const from = "from {price} a person";
export const allDates = "All dates of {title}";
export const allPosts = { one: "The post", other: "All {count} posts" } as const;
export const nothing = {
  title: "Nothing is called “{words}”",
  text: "Try fewer letters, or a single word. Or ask us: a person answers.",
  action: "Ask us",
} as const;
export const begin = "Where most people go";
export const notSearched = "The search could not look just now";
