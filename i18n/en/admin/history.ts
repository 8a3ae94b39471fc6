export const history = "History";
export const backToEditor = "Back to the editor";
export const versions = "Versions";
export const version = "Version";
export const comparison = "What changed";
export const show = "Show";
export const all = "All {count}";
export const published = "Published {count}";
export const compareTwo = "Compare two versions";
export const chosen = "{count} of 2 chosen.";
export const chooseOthers = "Choose others";
export const compareThem = "Compare them";
export const choose = "Compare {what}, {when}";
export const publicNow = "Public now";
export const showOlder = "Show 20 older";
export const kept =
  "Every published version is kept. Drafting is kept for 30 days, one version a person and session.";
export const nothingYet = "Nothing yet";
export const keptFromNowOn = "Versions are kept from the first time that this is saved.";
export const nothingHere = "No version that was published.";
export const notLoaded = "The history could not be loaded";
export const noSuchThing = "There is no such thing, or no such version of it.";
export const today = "Today, {day}";
export const yesterday = "Yesterday, {day}";
export const weekday = "{weekday}, {day}";
export const dayAndTime = "{day} {time}";
export const todayAt = "today {time}";
export const yesterdayAt = "yesterday {time}";
/** What somebody did. */
export const what = {
  create: "Created",
  update: "Published",
  planned: "Published as planned",
  restore: "Restored",
  draft: "Written, not published",
  waiting: "Waiting changes",
} as const;
export const restoredFrom = "Restored from {day}";
export const draftedFor = {
  one: "Drafted for a minute",
  other: "Drafted for {count} minutes",
} as const;
export const bySchedule = "By schedule, set by {name}";
export const beforeHistory = "As it was before its history was kept";
export const andName = "{names} and {name}";
/** {when} and {who} of a version. */
export const headings = {
  create: "{when}, created by {who}",
  update: "{when}, published by {who}",
  planned: "{when}, published as planned by {who}",
  restore: "{when}, restored by {who}",
  draft: "{when}, drafted by {who}",
  waiting: "{when}, waiting changes of {who}",
} as const;
export const headingUnknown = "{when}, before its history was kept";
export const asVisitorsSee = "As visitors see it now.";
export const publicOnceShown = "Published. Visitors see it once {language} is shown.";
export const asItWas = "As the page showed it then.";
export const asItWasUntil = "As the page showed it then. Public until {day}.";
export const asItWould = "As the page would show it. Not public.";
export const thePage = "The page";
export const onItsPage = "See it on its page";
export const compareWithNow = "Compare with now";
export const restoreThis = "Restore this version";
export const restoreDay = "Restore {day}";
export const swap = "Swap";
export const fromTo = "{from} → {to}";
export const intoWaiting = "It goes into the waiting changes; you publish it yourself.";
export const intoPlanned =
  "It goes into the waiting changes, which go public {moment}, unless you call that off in the editor.";
export const restored = "Restored into your waiting changes.";
export const nothingPublic = "Nothing public has changed.";
export const undo = "Undo";
export const undone = "Taken back. The waiting changes are what they were before.";
export const openEditor = "Open the editor";
export const empty = "(empty)";
