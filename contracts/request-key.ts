/** Of something that is written: the same when it is sent again, because no answer came. */
export const REQUEST_KEY = "Request-Key";
