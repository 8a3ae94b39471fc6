export const page = "Page";
