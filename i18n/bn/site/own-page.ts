export const page = "পাতা";
