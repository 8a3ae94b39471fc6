export const toldWhenText =
  "People who asked to hear when a seat or a price is there, first come first.";
export const nobody = "Nobody waits";
export const nobodyText =
  "Visitors ask to be told at a full departure, or at one without a price. They stand here then.";
export const nobodyHere = "Nobody waits for this departure.";
export const showAll = "Show all departures";
export const fromPlace = "from {place}";
export const deleted = "A departure that has been deleted";
export const deletedText =
  "Those who wait for it are still here. Tell them, or offer another date.";
export const priceEnded = "Price ended";
export const noPrice = "No price";
export const hasLeft = "Has left";
export const openDeparture = "Open the departure";
export const waits = { seat: "waits for a seat", price: "waits for the price" } as const;
export const since = "since {day}";
export const whatsAppTo = "WhatsApp to {name}";
export const mailTo = "Mail to {name}";
export const markTold = "Mark as told";
export const markToldName = "Mark {name} as told";
export const toldOn = "Told {day} by {by}";
export const waitsAgain = "Undo";
export const waitsAgainName = "Undo: {name} waits again";
export const toldNow = "{name} is marked as told.";
export const waitsNow = "{name} waits to be told again.";
export const textToOpen = "Text for WhatsApp and mail";
export const greeting = "Only a greeting";
export const opensForYou =
  "It opens filled in, in the language of each person. Nothing is sent by itself.";
export const whoWaits = "Who waits to be told";
export const waitToBeTold = {
  one: "{count} waits to be told",
  other: "{count} wait to be told",
} as const;
/** A departure has by now what they wait for. */
export const canBeTold = {
  one: "What {count} person waits for is there now. Tell them.",
  other: "What {count} people wait for is there now. Tell them.",
} as const;
export const showThem = "Show them";
export const earlier = "Earlier";
export const later = "Later";
