import { completed } from "./completed.ts";
import type { BodyOf, Fields } from "./field-types.ts";

/** What nobody has written yet, for a form to begin with; it has no version, so that the first save makes it. */
export const unwritten = <F extends Fields, Id extends string>(fields: F, id: Id) =>
  ({ ...completed(fields, {}), _id: id }) as BodyOf<F> & { _id: Id; version: number };
