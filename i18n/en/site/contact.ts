export const lead = "Call, write or come in. A person answers.";
export const informationHeading = "Visit us, or let us call you";
export const office = "Office";
export const open = "Open";
export const whyUs = "Why Choose Us?";
export const whyUsText =
  "A person answers. You hear what a journey costs and how long it takes before you pay for anything.";
export const callUs = "Call us";
export const email = "Email";
export const map = "Map: {place}";
export const openMap = "Open in Maps";
export const openMapNewTab = "Open in Maps (opens in a new tab)";
export const showMap = "Show the map";
