export const lastChanged = "Last changed {day}";
