/** Of the heading over what is found. */
export const CHECKS_ID = "before-public";

export const goToChecks = (): void => document.getElementById(CHECKS_ID)?.focus();
