export const departures = "Departures";
export const text = "Past ones leave the site by themselves. Prices are for one person.";
export const create = "Add a departure";
export const edit = "Departure";
export const editText = "One journey of a package on its days.";
export const none = "No departures here";
export const noneText = "Add one, or paste a whole season from a spreadsheet.";
export const past = "Past";
export const which = "Which departures";
export const packages = { umrah: "Umrah", hajj: "Hajj", tours: "Tours" } as const;
export const tableOf = "Departures: {which}";
export const earlier = "Earlier";
export const later = "Later";
export const pageOf = "Page {page} of {pages}";

export const outAndBack = "Out and back";
export const noDays = "No days yet";
export const nights = "Nights";
export const flightAndHotel = "Flight, hotel";
export const flight = "{airline}, {how}";
export const byWay = "by {city}";
export const seats = "Seats";
export const prices = {
  quad: "Quad",
  triple: "Triple",
  double: "Double",
  single: "Single",
  child: "Child",
  infant: "Infant",
} as const;
export const askUs = "Ask us";
export const validUntil = "Price valid until";
export const noEnd = "No end";
export const ended = "ended";
export const holds = { one: "{count} day", other: "{count} days" } as const;
export const lastDay = "the last day";
export const states = {
  changes: "Changes not public",
  draft: "Draft",
  scheduled: "Scheduled",
} as const;

export const choose = "Choose {days}";
export const chooseAll = "Choose all on this page";
export const chosenOnes = "Chosen departures";
export const chosen = {
  one: "{count} departure chosen",
  other: "{count} departures chosen",
} as const;
export const chooseNone = "Choose none";
export const more = "More";
export const moreFor = "More for {days}";
export const edits = "Edit";
export const view = "View on the site";
export const deletes = "Delete";

export const waitingOnes = {
  one: "{count} departure has changes that are not public.",
  other: "{count} departures have changes that are not public.",
} as const;
export const waitingOnesHeading = "Changes that are not public";
export const publish = { one: "Publish {count}", other: "Publish {count}" } as const;
export const published = {
  one: "{count} departure is public as it is now.",
  other: "{count} departures are public as they are now.",
} as const;
export const notPublished = "Nothing is published. Put this right first:";
export const throwAway = "Throw away";
export const throwAwayTitle = {
  one: "Throw the changes of {count} departure away?",
  other: "Throw the changes of {count} departures away?",
} as const;
export const throwAwayText =
  "What is public stays as it is. Changes stay in the history of each departure; drafts that were never public are deleted, and kept for 30 days.";
export const keepThem = "Keep them";
export const thrownAway = "The changes are thrown away.";
export const notDone = "Nothing is changed. {message}";
export const notAsTheyWere =
  "Somebody else has changed, published or deleted one of them meanwhile. The list shows what there is now: look at it, then press again.";
export const departure = "Departure";
export const mostAtOnce = "So many at most are published at once.";
export const moreDrafts = {
  one: "{count} later draft follows once these are published.",
  other: "{count} later drafts follow once these are published.",
} as const;
