export const pricesBy = "Prices by %";
export const moveBy = "Move by days";
export const duplicate = "Duplicate";
export const setSeats = "Seats";
export const notNow = "Not now";
export const notPublicHint = "Old ones stay in History. Public only after you publish.";
export const working = "One moment";
export const savedSince =
  "Somebody else changed {days} since you opened this. Nothing is changed; here is the list as it is now.";

export const allGone = "They are not there any more";
export const allGoneText =
  "Somebody else has deleted the departures that you chose, or thrown them away. Nothing was changed. The list shows what there is now: choose others in it.";
export const toTheList = "To the list";

export const pricesTitle = {
  one: "Change prices of {count} departure",
  other: "Change prices of {count} departures",
} as const;
export const upOrDown = "Up or down";
export const up = "Up";
export const down = "Down";
export const by = "By, in percent";
export const badPercent = "Write a number above 0, up to {most}, such as 4.5.";
export const roundTo = "Round to";
export const kinds = { rooms: "Quad, triple, double and single", child: "Child", infant: "Infant" };
export const whichPrices = "Which prices";
export const noKind = "Choose at least one kind of price.";
export const noPriceChanges = "No price changes.";
export const pricesWill = {
  one: "{count} price will change",
  other: "{count} prices will change",
} as const;
export const changePrices = {
  one: "Change {count} price",
  other: "Change {count} prices",
} as const;
export const pricesKept = {
  one: "{count} price is changed. It is not public yet.",
  other: "{count} prices are changed. They are not public yet.",
} as const;
export const before = "before:";
export const after = "after:";

export const daysTitle = {
  one: "Move {count} departure",
  other: "Move {count} departures",
} as const;
export const direction = "Forward or back";
export const forward = "Forward";
export const back = "Back";
export const days = "Days";
export const badDays = "Write a whole number from 1 to {most}.";
export const daysWill = {
  one: "{count} departure will move",
  other: "{count} departures will move",
} as const;
export const clash = {
  one: "{count} departure on {day}",
  other: "{count} departures on {day}",
} as const;
export const moveThem = {
  one: "Move {count} departure",
  other: "Move {count} departures",
} as const;
export const moved = {
  one: "{count} departure is moved. It is not public yet.",
  other: "{count} departures are moved. They are not public yet.",
} as const;

export const duplicateTitle = {
  one: "Duplicate {count} departure",
  other: "Duplicate {count} departures",
} as const;
export const howMany = "How many of each";
export const everyDays = "Every so many days";
export const badCopies = "Write a whole number from 1 to {most}.";
export const tooManyCopies = "At most {most} can be made at once.";
export const copiesWill = {
  one: "{count} draft will be made",
  other: "{count} drafts will be made",
} as const;
export const makeThem = { one: "Make {count} draft", other: "Make {count} drafts" } as const;
export const made = {
  one: "{count} draft is made. It is not public.",
  other: "{count} drafts are made. They are not public.",
} as const;

export const seatsTitle = {
  one: "Seats of {count} departure",
  other: "Seats of {count} departures",
} as const;
export const seatsWill = {
  one: "{count} departure will change",
  other: "{count} departures will change",
} as const;
export const changeSeats = {
  one: "Change {count} departure",
  other: "Change {count} departures",
} as const;
export const seatsKept = {
  one: "The seats of {count} departure are changed. It is not public yet.",
  other: "The seats of {count} departures are changed. They are not public yet.",
} as const;

export const undo = "Undo";
export const undone = "As it was before.";
export const notUndone = "It could not be undone. {message}";
