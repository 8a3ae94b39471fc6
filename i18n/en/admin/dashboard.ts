export const firstAnswer = "First answer";
export const whatCounts = "An enquiry counts as answered when it is no longer New.";
export const askedAbout = "Asked about";
export const postsReadMost = "Posts read most";
export const nobodyHasRead = "Nobody has opened a post yet.";
export const showFewerPosts = "Show fewer posts";
export const showMorePosts = "Show more posts";
export const today = "Today";
export const enquiriesOfEachDay = "Enquiries of each day";
export const day = "Day";
export const enquiries = "Enquiries";
export const theLast90Days = "The last 90 days";
export const figuresNotLoaded = "The figures could not be loaded";
export const aMinute = "a minute";
export const days = { one: "{count} day", other: "{count} days" } as const;
export const hours = "{count} h";
export const minutes = "{count} min";
export const noEnquiries = "No enquiries yet. The next one will show here.";
export const enquiriesLately = {
  one: "{count} enquiry, {lately} in the last 7 days",
  other: "{count} enquiries, {lately} in the last 7 days",
} as const;
export const noAnswers = "No first answers in these 90 days.";
export const oneAnswered = "One of them has heard from you, after {time}.";
export const halfAnswered = "Half of those you answered heard from you within {time}.";
export const nobodyWaits = "Nobody waits for a first answer";
export const wait = {
  one: "{count} waits for a first answer",
  other: "{count} wait for a first answer",
} as const;
export const usualAnswer = "usual answer {time}";
export const nobodyIsWaiting = "Nobody is waiting for a first answer.";
export const enquiriesWait = {
  one: "{count} enquiry waits for its first answer.",
  other: "{count} enquiries wait for their first answer.",
} as const;
export const times = { one: "{count} time", other: "{count} times" } as const;
