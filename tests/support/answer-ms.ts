/** Visitors hear within 6 s of a database that says nothing: ours are limits of 5 s, and a busy machine adds to them. */
export const ANSWER_MS = 9000;
