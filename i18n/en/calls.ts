/** Why there was no answer of ours. */
export const callFaults = {
  FETCH_ERROR: "The site could not be reached. Check your connection and try again.",
  TIMEOUT_ERROR: "The site took too long to answer. Try again.",
  PARSING_ERROR: "The site gave an answer that could not be read. Try again.",
} as const;

/** While an answer is on its way. */
export const loading = "Loading";
