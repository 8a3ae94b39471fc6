export const removed = "removed:";
export const added = "added:";
