/** Two days in one month, the first of them by its number alone. */
export const daysWithin = "{from}–{until}";
export const daysOver = "{from} – {until}";
export const hijriDay = "{day} {month} {year}";
export const hijriMonths = [
  ...["Muharram", "Safar", "Rabi‘ I", "Rabi‘ II", "Jumada I", "Jumada II"],
  ...["Rajab", "Sha‘ban", "Ramadan", "Shawwal", "Dhu‘l-Qi‘dah", "Dhu‘l-Hijjah"],
];
