export const weTellYou = {
  seat: "{days}: সিট খালি হলেই আমরা আপনাকে জানাব।",
  price: "{days}: দাম জানা গেলেই আমরা আপনাকে জানাব।",
} as const;
