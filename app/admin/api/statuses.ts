/** What our API answers with, in the words of whoever asked. */
export const SIGNED_OUT = 401;
export const NOT_THERE = 404;
export const CONFLICT = 409;
