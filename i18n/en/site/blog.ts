export const heading = "Blog Posts";
export const lead =
  "Written by the people at our counter: what to prepare, what it costs in time, and what to avoid.";
export const titleOfType = "Blog: {type}";
export const titleOfSearch = "Blog: “{words}”";
export const allPosts = "All blog posts";
export const filter = "Filter posts by type";
export const allTypes = "All";
export const search = "Search the blog";
export const searchInType = "Search in {type}";
export const searchButton = "Search";
export const found = {
  one: "{count} post for “{words}”",
  other: "{count} posts for “{words}”",
} as const;
export const foundInType = {
  one: "{count} post for “{words}” in {type}",
  other: "{count} posts for “{words}” in {type}",
} as const;
export const pages = "Pages";
export const newer = "Newer posts";
export const older = "Older posts";
export const previousResults = "Previous results";
export const moreResults = "More results";
export const readMore = "Read more →";
export const readMoreOf = "Read more: {title}";
export const noPosts = { title: "No posts yet", text: "The first one will appear here." } as const;
export const noResult = {
  title: "No post says that",
  text: "Check the spelling, try a single word, or ask us.",
  action: "Ask us",
} as const;
export const noResultInType = {
  title: "No post in {type} says that",
  text: "Another type may have the answer.",
  action: "Search all types",
} as const;
export const nothingHere = {
  title: "There are no posts here",
  text: "The type or the page has gone. All posts are one press away.",
} as const;
