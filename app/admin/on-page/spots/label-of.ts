import type { EditableField } from "#contracts/edit-marks.ts";
import type { Editing } from "#contracts/editing.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";

/** What a field is called on the page: one of another document by that one's title, too. */
export function labelOf(
  { documents }: Pick<Editing, "documents">,
  { document, label }: EditableField,
): string {
  const title = documents[document]?.title ?? "";
  return document === 0 ? label : fill(words.fieldElsewhere, { title, label });
}
