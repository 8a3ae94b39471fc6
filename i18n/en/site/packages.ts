export const arranged = "What we arrange";
export const getStarted = "Get Started";
export const notLoaded = "This page could not load";
export const tryAgain = "Try again";
/** Of the Hajj page alone: the specification, section 8. */
export const noData = "No package data available.";
export const error = "Error: {message}";
export const notOk = "Network response was not ok.";
