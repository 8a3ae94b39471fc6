/** What is unfinished may be anything. */
export const asText = (value: unknown): string => (typeof value === "string" ? value : "");
