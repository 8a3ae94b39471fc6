export const update = {
  departure: "Update departure",
  visa: "Update visa",
  requirement: "Update paper",
  licence: "Update licence",
} as const;
export const publish = {
  departure: "Publish departure",
  visa: "Publish visa",
  requirement: "Publish paper",
  licence: "Publish licence",
} as const;
