import { changedFields } from "./changes.ts";

/** What was sent, and perhaps stored: no answer came. */
export function createUnanswered() {
  let bodies: object[] = [];
  return {
    add: (body: object) => void bodies.push(body),
    /**
     * Whether one of them was stored: what is there is nobody else's.
     * @param known what was there before, where all that is there is given: others may have filled other fields since
     */
    isStored: (there: object, known = there): boolean =>
      bodies.some((body) => isSame(there, { ...known, ...body })),
    /** It is known how it stands. */
    forget() {
      bodies = [];
    },
  };
}

const isSame = (one: object, other: object): boolean =>
  changedFields(filled(one), filled(other)).length === 0;

/** Of a translation a text that nobody wrote is missing, or empty. */
const filled = (body: object): object =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ""));
