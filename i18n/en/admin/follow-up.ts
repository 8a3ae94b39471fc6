export const owner = "Owner";
export const ownerIs = "Owner: {name}";
export const noOwner = "No owner";
export const wasOwner = "{name}, who is no longer here";
export const followUp = "Follow up";
export const today = "Today";
export const tomorrow = "Tomorrow";
export const inThreeDays = "In 3 days";
export const inAWeek = "In a week";
export const noDate = "No date";
export const daysOver = { one: "{count} day over", other: "{count} days over" } as const;
export const dueHeading = "Overdue and today, {count}";
export const othersHeading = "The others, {count}";
export const mineAndOpen = "Mine and open";
export const savedOwner = "Saved: {name} looks after it.";
export const savedNoOwner = "Saved: nobody looks after it.";
export const savedDay = "Saved: follow up {day}.";
export const savedNoDay = "Saved: no day to follow up.";
export const notSaved = "Nothing was saved. {message}";
export const overtaken =
  "Somebody else changed this meanwhile, and it shows what they chose. Choose again if that is not right.";
export const gaveTo = "{who} gave it to {name}";
export const tookOwner = "{who} left it without an owner";
export const setDay = "{who} set the follow-up to {day}";
export const tookDay = "{who} took the follow-up day away";
export const openedInWhatsApp = "{who} opened “{title}” in WhatsApp";
export const openedInMail = "{who} opened “{title}” in mail";
export const mergedThis = "{who} merged {reference} into this";
export const partedThis = "{who} undid the merge of {reference}";
export const toldThat = "{who} told them: {name}";
export const notToldThat = "{who} took back that they were told: {name}";
export const waitedFor = { seat: "a seat is free", price: "the price is known" } as const;
export const cameFromDeparture = "From departure";
export const departureGone = "A departure that has been deleted";
export const cameFromVisa = "From visa";
export const askedByPhone = "Asked before with this number";
export const askedByEmail = "Asked before with this email";
export const askedByBoth = "Asked before with this number or email";
export const seeIt = "See it";
export const seeOther = "See {reference}";
export const mergeTwo = "Merge the two …";
export const mergeWith = "Merge {reference} into this …";
export const askToMerge = "Merge the two?";
export const mergeText =
  "{other} leaves the lists and stands in {reference}: its message, notes and mails are read there, and it is deleted with it. For 30 days you can undo this.";
export const merge = "Merge";
export const leaveApart = "Leave them apart";
export const mergedNow = "Merged: {reference} stands in this one.";
export const undoMerge = "Undo the merge";
export const undoMergeOf = "Undo the merge of {reference}";
export const partedNow = "{reference} stands for itself again.";
export const mergedIntoThis = "Merged into this";
export const standsIn = "This stands in {reference}";
export const standsInText = "It was merged. Its message, notes and mails are read there.";
export const openIt = "Open {reference}";
export const goesAlong = {
  one: "What is merged into it goes with it.",
  other: "The {count} that are merged into it go with it.",
} as const;
export const cameIn = {
  one: "{count} new enquiry came in just now.",
  other: "{count} new enquiries came in just now.",
} as const;
export const showNew = "Show";
export const titleCount = "({count}) {title}";
