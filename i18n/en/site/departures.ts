export const heading = "Dates and prices";
export const lead =
  "Prices are for one person and stand in writing. Hijri dates are calculated and may move by a day with the moon.";
export const leadTours = "Prices are for one person and stand in writing.";
export const perPerson = "Per person, sharing a room";
export const direct = "direct";
export const oneStop = "one stop, in {city}";
export const route = "{from} to {to}";
export const validUntil = "Price valid until {day}";
export const ended = "This price ended on {day}";
export const endedText = "Ask, and we call back with today’s price in writing.";
export const noPrice = "Ask us for the price";
export const askCurrent = "Ask for the current price";
export const askDates = "Ask for these dates";
export const taken = "All seats are taken";
export const takenText = "If a family cancels, we call the waiting list in order.";
export const waitingList = "Join the waiting list";
export const askUs = "Ask us";
export const calendar = "Put it into your calendar";
export const seatsAsOn =
  "Seats are as on {moment}. A seat is yours when you hold our receipt, not before.";
export const onFoot = {
  one: "{count} minute on foot to {place}",
  other: "{count} minutes on foot to {place}",
} as const;
export const hotelIn = "{city}: {hotel}";
/** What a phone shows on demand. */
export const moreWithChildren = "Hotels, children’s prices";
export const more = "Hotels and more";
export const seats = { open: "Open", few: "Few seats", full: "Full" } as const;
export const prices = {
  quad: "Four in a room",
  triple: "Three in a room",
  double: "Two in a room",
  single: "Alone in a room",
  child: "Child 2 to 11, no own bed",
  infant: "Infant under 2",
} as const;
export const nights = { one: "{count} night", other: "{count} nights" } as const;
/** What a link says to who does not see what it stands in. */
export const of = "{text}: {days}";
/** Links that leave some of the dates away. */
export const filters = "Which dates";
export const allDates = "All dates";
export const shows = {
  seats: "With seats",
  direct: "Direct flights",
  ramadan: "In Ramadan",
} as const;
export const months = "By month";
export const soonest = "The soonest";
/** Of many, where months lead to the others. */
export const elsewhere = {
  one: "One more date stands under its month.",
  other: "{count} more dates stand under their months.",
} as const;
export const fromPrice = "from {price}";
export const compare = "Compare";
export const compareUpTo = "Choose up to three dates";
export const compareDates = "Compare dates";
/** Above the dates: what else stands below. */
export const onThisPage = "On this page";
export const coming = {
  one: "One departure, {days}",
  other: "{count} departures, {days}",
} as const;
/** When all have left. */
export const noneLeft = "New dates are being written";
export const noneLeftText = "Tell us the month, we call when they stand.";
