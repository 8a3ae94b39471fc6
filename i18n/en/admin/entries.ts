export const update = {
  departure: "Update departure",
  visa: "Update visa",
  requirement: "Update requirement",
  licence: "Update licence",
} as const;
export const publish = {
  departure: "Publish departure",
  visa: "Publish visa",
  requirement: "Publish requirement",
  licence: "Publish licence",
} as const;
export const sureText = "Visitors do not see it any more.";
export const trashEmptyText = {
  departures: "A departure that you delete will wait here.",
  visas: "A visa or a requirement that you delete will wait here.",
  licences: "A licence that you delete will wait here.",
} as const;
export const trashNotLoaded = "What is deleted could not be loaded";
export const olderTrash = "Show what was deleted before";
