export const page = "صفحة";
