export const heading = "Tell us about your journey";
export const lead =
  "It takes two minutes. We call back with a first answer and what it depends on.";
export const leadWhen =
  "It takes two minutes. We call back {when} with a first answer and what it depends on.";
export const description =
  "Tell us about your journey. It takes two minutes. We call back with a first answer and what it depends on.";
export const send = "Send my plan";
export const planning = "What are you planning?";
export const who = "Who is travelling, and when?";
export const travellers = "How many people?";
export const month = "Which month suits you?";
export const note = "Anything we should know?";
export const noteHint = "For example a wheelchair, a baby, or a passport that expires soon.";
export const reach = "How do we reach you?";
export const reachHint = "A mobile number or an email is enough.";
export const next = "What happens next";
export const personCalls = "A person calls you";
export const priceComes = "The price comes in writing";
export const pricePage = "One page, with everything that is included.";
export const noPayment = "No payment here";
export const noCard = "We never ask for a card or a passport number on this page.";

/** When a person calls: by the hours of most days, or where the agency has none. */
export const callsBetween = "Between {from} and {to}.";
export const callsBetweenFrom = "Between {from} and {to}, from {phone}.";
export const callsSoon = "As soon as we can.";
export const callsSoonFrom = "As soon as we can, from {phone}.";
export const change = "Change";
