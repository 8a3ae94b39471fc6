export const removed = "removed:";
export const added = "added:";
export const on = "On";
export const off = "Off";
export const removedSample = "removed";
export const addedSample = "added";
export const sameInBoth = "The same in both";
export const movedFrom = "moved from place {place}";
export const removedPicture = "Removed: {name}";
export const addedPicture = "Added: {name}";
/** Of rows: {one} is what one of them is called. */
export const rows = {
  same: "{place}. The same {one}",
  removed: "{place}. Removed {one}",
  added: "{place}. Added {one}",
  changed: "{place}. Changed {one}",
} as const;
export const showSame = {
  one: "Show {count} paragraph that is the same",
  other: "Show {count} paragraphs that are the same",
} as const;
export const fieldsDiffer = {
  one: "{count} of {all} fields differs",
  other: "{count} of {all} fields differ",
} as const;
export const changeOf = "Change {number} of {count}";
export const changes = { one: "{count} change", other: "{count} changes" } as const;
export const changeBefore = "Change before";
export const nextChange = "Next change";
export const nothingDiffers = "Both versions say the same.";
