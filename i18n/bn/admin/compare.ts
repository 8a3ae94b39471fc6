export const removed = "বাদ গেছে:";
export const added = "যোগ হয়েছে:";
export const on = "চালু";
export const off = "বন্ধ";
export const removedSample = "বাদ গেছে";
export const addedSample = "যোগ হয়েছে";
export const sameInBoth = "দুটিতেই একই";
export const movedFrom = "{place} নম্বর জায়গা থেকে সরানো";
export const removedPicture = "বাদ গেছে: {name}";
export const addedPicture = "যোগ হয়েছে: {name}";
/** Of rows: {one} is what one of them is called. */
export const rows = {
  same: "{place}। একই {one}",
  removed: "{place}। বাদ গেছে: {one}",
  added: "{place}। যোগ হয়েছে: {one}",
  changed: "{place}। বদলেছে: {one}",
} as const;
export const showSame = {
  one: "একই আছে এমন {count}টি অনুচ্ছেদ দেখান",
  other: "একই আছে এমন {count}টি অনুচ্ছেদ দেখান",
} as const;
export const fieldsDiffer = {
  one: "{all}টির মধ্যে {count}টি ঘর আলাদা",
  other: "{all}টির মধ্যে {count}টি ঘর আলাদা",
} as const;
export const changeOf = "{count}টির মধ্যে {number} নম্বর বদল";
export const changes = { one: "{count}টি বদল", other: "{count}টি বদল" } as const;
export const changeBefore = "আগের বদল";
export const nextChange = "পরের বদল";
export const nothingDiffers = "দুটি সংস্করণ একই।";
