export const title = "Compare dates";
export const back = {
  umrah: "All Umrah dates",
  hajj: "All Hajj dates",
  tours: "All tour dates",
} as const;
/** By how many there are. */
export const headings = {
  1: "One date",
  2: "Two dates side by side",
  3: "Three dates side by side",
} as const;
export const lead = "Prices are for one person and stand in writing.";
export const leadTaka = "Prices are for one person, in taka, and stand in writing.";
export const onlyDiffers = "Only what differs";
export const print = "Print";
export const send = "Send on WhatsApp";
export const remove = "Remove";
export const removeDays = "Remove {days}";
export const groups = {
  dates: "Dates",
  flight: "Flight",
  hotel: "Hotel",
  price: "Price for one person",
  included: "What is included",
} as const;
export const rows = {
  seats: "Seats",
  hijri: "Hijri, calculated",
  airline: "Airline",
  wayThere: "Way there",
  wayBack: "Way back",
  priceUntil: "Price valid until",
  notes: "Notes",
  ask: "Ask for these dates",
} as const;
export const nightsIn = "Nights in {city}";
export const inCity = "In {city}";
export const directTo = "Direct to {city}";
export const direct = "Direct";
export const stopIn = "One stop, {city}";
export const fromTo = "{from} to {to}";
export const wait = "{hours} h {minutes} min wait";
export const fromCity = "From {city}";
export const onFoot = {
  one: "{count} min on foot to {place}",
  other: "{count} min on foot to {place}",
} as const;
export const stars = { one: "{count} star", other: "{count} stars" } as const;
export const metres = "{metres} m";
/** In a cell: of what nobody is told. */
export const ask = "Ask";
export const askDays = "Ask us for {days}";
export const unknown = "Ask us";
export const none = "None";
/** By how many there are; the lines follow. */
export const same = {
  2: "The same for both: {lines}",
  3: "The same for all three: {lines}",
} as const;
export const nothingDiffers = "Nothing differs.";
export const sameLines = {
  one: "one line of what is included",
  other: "{count} lines of what is included",
} as const;
export const allLines = "all lines of what is included";
export const showAll = "Show every line";
export const seen =
  "Seen on {moment}. The address of this page keeps your choice: send it to your family.";
export const left = "One of these dates has left. We show the others.";
export const tooMany = "At most three dates stand side by side. We show the first three.";
/** What was asked for is not there, or no more. */
export const noneLeft =
  "These dates have left, or were never here. The ones that are coming stand on the page of the package.";
export const noDates =
  "Choose two or three dates on the page of the package, and they stand here side by side.";
export const add = "Add a date";
export const addIt = "Add";
export const notLoaded = "The comparison could not load";
