export const visas = "Visas";
export const visasText =
  "Which papers a visa takes, what it costs and how long it takes. Visitors see who reviewed it, and when.";
export const newVisa = "New visa";
export const editVisa = "Visa";
export const editVisaText = "Papers for one purpose and one country.";
export const noVisas = "No visas yet";
export const noVisasText = "The first one will appear here.";
export const papers = "Requirements";
export const papersText =
  "Each paper is written once and used by many visas. Change it here and it changes everywhere.";
export const newPaper = "Add a requirement";
export const editPaper = "Requirement";
export const changesPages = {
  one: "Publishing this changes {count} public page. It cannot be deleted while a visa uses it.",
  other: "Publishing this changes {count} public pages. It cannot be deleted while a visa uses it.",
} as const;
export const inUse = {
  one: "{count} visa uses it. Take it out there first.",
  other: "{count} visas use it. Take it out there first.",
} as const;
export const seePages = { one: "See {count} page", other: "See {count} pages" } as const;
export const pagesOf = "Pages with this requirement";
export const searchPapers = {
  one: "Search {count} requirement",
  other: "Search {count} requirements",
} as const;
export const noneFound = "None is called so.";
export const choosePaper = "Choose one of the list to change it.";
export const visasCount = { one: "{count} visa", other: "{count} visas" } as const;
export const everybody = "All people";
export const askedAs = {
  must: "{who}: must",
  "if-you-have-it": "{who}: if they have it",
  "one-of": "{who}: one of these",
} as const;
export const noPapers = "No requirements yet";
export const noPapersText = "The first one will appear here.";
export const usedIn = "Where it is used";
export const usedNowhere = "No visa asks for it.";
export const reviewedToday = "Reviewed today";
export const nowReviewed = "Reviewed today by {name}.";
export const notReviewedNow = "It is not marked as reviewed. {message}";
export const reviewUndone = "As it was before.";
export const reviewedUntil =
  "{day}, by {name}. In public until {until}; afterwards the page says so and asks people to call.";
export const openOfficial = "Open the official page";
export const reviewIsOld = "The page now says that it was not reviewed, and asks people to call.";
export const reviewIsMissing = "Until somebody has reviewed it, the page asks people to call.";
export const neverReviewed = "Never reviewed";
export const view = "View";
export const viewTitle = "View {title} (opens in a new tab)";
export const deleted = "Deleted. It is kept for 30 days.";
export const notBegun = "It could not be begun. {message}";
export const noSuch = "There is none with this address.";
export const notLoaded = "This could not be loaded";
export const notPublicYet = "Not public yet";
export const reviewedAgo = {
  one: "Reviewed {count} day ago",
  other: "Reviewed {count} days ago",
} as const;
export const papersCount = { one: "{count} paper", other: "{count} papers" } as const;
export const inTrash = {
  stillThere: "It is still there. {message}",
  stillDeleted: "It is still deleted. {message}",
  isBack: "It is back.",
} as const;
