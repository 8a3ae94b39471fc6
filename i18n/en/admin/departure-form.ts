export const calculated = "{package}, {hijri} (calculated)";
export const journey = "Journey";
export const flight = "Flight";
export const flightIs = { on: "Direct", off: "By way of …" } as const;
export const nightsSame = "{nights} nights, the same as the dates";
export const nightsInTheAir = {
  one: "{nights} nights, and {count} on the way: the same as the dates",
  other: "{nights} nights, and {count} on the way: the same as the dates",
} as const;
export const nightsOther = {
  one: "{nights} nights, but the dates have {count}.",
  other: "{nights} nights, but the dates have {count}.",
} as const;
export const seatsAndPrices = "Seats and prices";
export const pricesText =
  "For one person. Child: 2 to 11, no own bed. Infant: under 2. Where nothing stands, visitors read “Ask us”.";
export const priceUntilHint = "Afterwards visitors read “Ask for the current price”.";
export const different = "Different for this date";
export const differentText = "Everything else follows the package: {package}.";
export const differenceIs = { included: "Yes", "not-included": "No", ask: "Ask" } as const;
export const otherWords = "Other words on the page";
export const seatsAre = { open: "Open", few: "Few", full: "Full", counted: "Count" } as const;
