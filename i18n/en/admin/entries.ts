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
