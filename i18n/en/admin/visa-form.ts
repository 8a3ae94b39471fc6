export const seePage = "See the page";
export const whosePapers = "Whose papers";
export const everyPaper = "All papers";
export const profile = "Profile";
export const noPapers = "No papers yet. Add them from the library.";
export const noPaper = "No paper chosen";
export const drag = "Drag to another place";
export const needOf = "How much {paper} is needed";
export const moveUp = "Move {paper} up";
export const moveDown = "Move {paper} down";
export const takeOut = "Take out";
export const takeOutOf = "Take {paper} out of this visa";
export const takenOut = "{paper} is taken out.";
export const movedTo = "{paper} is at place {place} of {all} now.";
export const onlyFor = "Only for these answers";
export const onlyForHint = "None ticked: for everybody.";
export const goneAnswer = "{answer} (no such answer)";
export const abroad = {
  yes: "Worked abroad before",
  no: "Not worked abroad before",
} as const;
export const addFromLibrary = "Add from the library";
export const libraryText = "Each paper is written once, under Requirements.";
export const findPaper = "Find a paper";
export const noSuchPaper = "No paper is called so.";
export const emptyLibrary = "The library is empty. Write a paper there first.";
export const allAsked = "All papers of the library are asked for already.";
export const addPapers = "Add";
export const addCount = { one: "Add {count} paper", other: "Add {count} papers" } as const;
export const addedPapers = {
  one: "{count} paper added at the end.",
  other: "{count} papers added at the end.",
} as const;
export const showOthers = { one: "Show the other one", other: "Show the other {count}" } as const;
export const feesAndTime = "Fees and time";
export const moreOfFees = "More about fees and time";
export const timeFrom = "{unit}, from";
export const timeTo = "to";
export const questions = "Questions before the list";
export const nameAndAddress = "Name and address";
export const noChanges = "Nothing yet. What changes in fees, time and papers is noted by itself.";
export const editChanges = "Edit what visitors read";
export const otherLanguages = "Other languages";
export const published = "Published";
export const languageIs = {
  published: "{language} is published",
  draft: "{language} has a draft",
  older: "{language} is older than English",
  missing: "{language} is missing",
} as const;
export const and = ", ";
export const stop = ". ";
export const translate = "Translate";
