export const lastChanged = "آخر تعديل: {day}";
