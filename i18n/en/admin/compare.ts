export const removed = "removed:";
export const added = "added:";
export const on = "On";
export const off = "Off";
