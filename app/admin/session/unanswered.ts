import { only } from "#contracts/only.ts";
import { changedFields } from "./changes.ts";

/** What was sent, and perhaps stored: no answer came. */
export function createUnanswered() {
  let bodies: object[] = [];
  return {
    add: (body: object) => void bodies.push(body),
    /** Whether one of them was stored: what is there is nobody else's. */
    isStored: (there: object): boolean =>
      bodies.some((body) => changedFields(only(there, keysOf(body)), body).length === 0),
    /** It is known how it stands. */
    forget() {
      bodies = [];
    },
  };
}

const keysOf = (body: object) => Object.keys(body) as never[];
