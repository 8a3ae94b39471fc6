export const weTellYou = {
  seat: "{days}: نخبرك فور توفّر مقعد.",
  price: "{days}: نخبرك فور معرفة السعر.",
} as const;
