/** Says whose page a request comes from; in somebody else's session it is refused like one without any. */
export const USER_HEADER = "X-User";
