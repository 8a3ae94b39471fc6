import { completed } from "./completed.ts";
import type { BodyOf, Fields } from "./field-types.ts";

/** The version of what nobody has written yet, where a form for it stands before it is there. */
export const NOTHING = 0;

/** What nobody has written yet, for a form to begin with: whoever makes it second is told of the first. */
export const unwritten = <F extends Fields, Id extends string>(fields: F, id: Id) =>
  ({ ...completed(fields, {}), _id: id, version: NOTHING }) as BodyOf<F> & {
    _id: Id;
    version: number;
  };
