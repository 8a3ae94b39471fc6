export const lastChanged = "শেষ বদল: {day}";
