export const conflictTitle = "Somebody else saved this while you were typing";
export const conflictText =
  "Choose what stays, field by field. Nothing is saved until you press Save my choice.";
export const bothSame = "Both versions say the same.";
export const yours = "Yours";
export const savedBySomebodyElse = "Saved by somebody else";
export const savedByName = "{name}’s";
export const withTheirs = "With what {name} wrote";
export const bothKept =
  "Both are kept: {name} wrote in other places. Yours puts your words back as they were.";
export const ofOtherWindow = {
  line: "You changed this in another window too.",
  title: "You saved this in another window while you were typing",
  theirs: "From your other window",
  bothKept:
    "Both are kept: in another window you wrote in other places. Yours puts the words of this one back as they were.",
  withTheirs: "With what you wrote in the other window",
};
export const ofBackup = {
  line: "A backup was put back since this was saved.",
  title: "A backup was put back while you were writing",
  theirs: "From the backup",
  bothKept: "A backup was put back. Yours puts your words back as they were.",
  withTheirs: "From the backup",
};
export const writeTogether = "Write it together";
export const nothingWritten = "(empty)";
export const keepEditing = "Keep editing";
export const saveMyChoice = "Save my choice";
export const titleUpdated = "{title} updated.";
export const titlePublished = "{title} is public.";
export const notUpdated = "{title} was not updated. {message}";
export const notPublished = "{title} was not published. {message}";
export const livePreview = "Live preview";
export const publish = "Publish";
export const update = "Update";
export const rowOf = "{label}, row {number}";
export const view = "View";
export const edit = "Edit";
export const preview = "Preview";
export const history = "History";
export const saving = "Saving";
export const notSavedNothingLost = "Not saved, and nothing lost. {message}";
export const mayBeSaved =
  "No answer came, so it may be saved already. Nothing is lost: press again to see.";
export const fixWhatIsMarked = "Please fix what is marked.";
export const undo = "Undo";
export const cannotKeep = {
  post: "This post holds something the editor cannot keep: {lost}. It stays as it is until you change the content and save.",
  text: "This text holds something the editor cannot keep: {lost}. It stays as it is until you change the content and save.",
} as const;
export const by = {
  create: "Created by {name}",
  update: "Saved by {name}",
  planned: "Published as planned by {name}",
  restore: "Restored by {name}",
  draft: "Written, not published by {name}",
} as const;
export const lostParts = {
  table: "a table",
  tr: "a row of a table",
  th: "a cell of a table",
  td: "a cell of a table",
  figure: "a picture with words below it",
  iframe: "an embedded page",
  video: "a video",
  audio: "a sound",
  img: "a picture",
  a: "a link",
  hr: "a line across",
  s: "struck-out words",
  h4: "a small heading",
  h5: "a small heading",
  h6: "a small heading",
} as const;
export const lostStyles = {
  color: "a text colour",
  "background-color": "a background colour",
  "font-family": "a font",
  "text-align": "an alignment",
} as const;
export const lostText = "some of the text";
export const rowFieldOf = "{label}, row {number}: {column}";
export const unfit = "Words without a field.";
export const unfitText =
  "This was written before an upgrade, and the form has no place for these words any more. Copy what you need: they are not published, and stay in the history for 30 days.";
export const everythingPublic = "Everything here is public";
export const offline = "Offline: kept on this device";
export const signedOut = "Signed out: kept on this device.";
export const signIn = "Sign in";
export const keptHere = "Kept on this device. {message}";
export const keptUntilTitled = "Kept on this device until it has a title";
export const tooLong =
  "Too long to save here (over 1 MB). It stays on this device; shorten it or take pictures out.";
export const changedToo = "{name} changed this too.";
export const somebodyElse = "Somebody else";
export const lookAtBoth = "Look at both";
export const oneIsHere = "{name} is here since {time}";
export const writingIn = "{name} is writing in {heading}";
export const twoAreHere = "{name} and {other} are here";
export const moreAreHere = "{name} and {count} others are here";
export const notPublicYet = "Saved {time}, not public yet";
export const publishedSince =
  "Something else was published since: you choose between both when you publish.";
export const restoredNotPublic = "Restored from {day}, not public yet.";
export const restoredGoesPublic = "Restored from {day}. Goes public {moment}.";
export const goesPublic = "Goes public {moment}.";
export const didNotGoPublic = "It could not go public {moment}.";
export const couldNotGoPublic = "It could not go public {moment}. {why}";
export const whyNotPublic = {
  "bad-input": "Something in it breaks a rule. Publish it to see what.",
  "link-taken": "Another post has its link. Choose a different one.",
  "page-link-taken": "Another page has its address. Choose a different one.",
  "entry-taken": "There is one already for its country and purpose. Choose another.",
  restored: "A backup was put back after that. Look at it, and publish it or plan it anew.",
  other: "Look at it, and publish it or plan it anew.",
} as const;
export const move = "Move";
export const cancelPlan = "Cancel";
export const unsure = {
  unanswered:
    "No answer came, so it may be done already. How it stands is shown here once the site answers.",
  gone: "Nothing waits here any more: it went public, or somebody threw it away. The history keeps what was written. Load the page again.",
} as const;
export const notDoneAfterAll = "It was not done: the site could not be reached in time. Try again.";
export const planCancelled = "It is not planned any more. It waits until you publish it.";
export const plannedTogether = "Planned for this moment: {languages}.";
export const notPlanned = "Nothing is planned. {language}: {why}";
export const nothingWaits = "Nothing waits there any more.";
export const moreWays = "More ways to save";
export const keepAsDraft = "Keep as draft";
export const nothingPublicChanges = "Nothing public changes";
export const publishLater = "Publish later …";
export const throwAway = "Throw the changes away …";
export const throwAwayTitle = "Throw the changes away?";
export const throwAwayText =
  "The form shows what is public again. What you throw away stays in the history for 30 days.";
export const throwThemAway = "Throw them away";
export const lookFirst =
  "More has been written here since, and it is shown now. Look at it, then press again.";
export const othersSince =
  "More has been written here since. That is shown now, and was not thrown away.";
export const thrownAway = "The changes are thrown away. They stay in the history for 30 days.";
export const keptAsDraft = "Kept as a draft. Nothing public changed.";
export const later = "Publish later";
export const tonight = "Tonight 8:00 pm";
export const tomorrow = "Tomorrow 9:00 am";
export const friday = "Friday 3:00 pm";
export const day = "Day";
export const time = "Time";
export const agencyClock = "{place} time ({offset}), the agency’s clock.";
export const whereYouAre = "Where you are now: {moment}.";
export const whichLanguages = "Which languages go";
export const noLanguage = "Choose a language.";
export const languagesUnread = "It could not be seen whether other languages wait too. {message}";
export const notNow = "Not now";
export const publishAt = "Publish {moment}";
export const noDay = "Choose a day.";
export const noSuchDay = "This day does not exist. Look at the day and the month.";
export const noTime = "Choose a time.";
export const skippedTime = "This minute does not exist: clocks go forward. Choose {time} or later.";
export const farYear = "Choose a year up to {year}.";
export const pastMoment = "This is past. Publish now?";
export const pastMomentIn = "This is past. Publish {language} now?";
export const publishNow = "Publish now";
export const chooseAgain = "Choose again";
export const moments = {
  today: "today {time}, {place} time",
  tomorrow: "tomorrow {time}, {place} time",
  later: "{day} {time}, {place} time",
} as const;
export const states = {
  draft: "Draft",
  scheduled: "Scheduled",
  changes: "Changes not public",
  published: "Published",
} as const;
