export const daysWithin = "{from} থেকে {until}";
export const daysOver = "{from} থেকে {until}";
export const hijriDay = "{day} {month} {year} হিজরি";
export const hijriMonths = [
  ...["মহররম", "সফর", "রবিউল আউয়াল", "রবিউস সানি", "জমাদিউল আউয়াল", "জমাদিউস সানি"],
  ...["রজব", "শাবান", "রমজান", "শাওয়াল", "জিলকদ", "জিলহজ"],
];
