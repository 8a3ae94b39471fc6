export const DETAIL_HEADING_ID = "enquiry-heading";

/** Where whoever goes on by keyboard goes on when what was pressed is gone. */
export const focusName = () => document.getElementById(DETAIL_HEADING_ID)?.focus();
