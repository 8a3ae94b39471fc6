import type { DraftWrite } from "#contracts/draft.ts";
import { editOf } from "#contracts/text-edit.ts";

type Body = DraftWrite["body"];

/** UTF-16 units: shorter texts are sent whole. */
const LONG = 2000;

/**
 * Changes as they are sent: of a long text only what is changed of it, where that is less.
 * @param there what the server has
 */
export function shortened(there: object, changes: Body): Pick<DraftWrite, "body" | "edits"> {
  const body: Body = {};
  const edits: NonNullable<DraftWrite["edits"]> = {};
  for (const [name, value] of Object.entries(changes)) {
    const before = (there as Body)[name];
    const isLong = typeof before === "string" && typeof value === "string" && value.length > LONG;
    const edit = isLong ? editOf(before, value) : null;
    if (edit && edit.insert.length < LONG) edits[name] = edit;
    else body[name] = value;
  }
  return Object.keys(edits).length > 0 ? { body, edits } : { body };
}
