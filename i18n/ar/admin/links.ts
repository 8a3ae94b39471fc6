export const choose = "صفحات هذا الموقع ومقالاته";
export const offered = {
  zero: "لا خيارات",
  one: "خيار واحد",
  two: "خياران",
  few: "{count} خيارات",
  many: "{count} خيارًا",
  other: "{count} خيار",
} as const;
