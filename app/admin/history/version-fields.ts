import { type EditedPlace, fieldsOf } from "#app/admin/inputs/edited-place.ts";
import { type EditorField, editorFields } from "#app/admin/inputs/editor-fields.ts";
import { withLibrary } from "#app/admin/visas/with-library.ts";

/** What versions are compared by; the papers of a visa are called by their names. */
export function versionFields(
  place: EditedPlace,
  papers: Parameters<typeof withLibrary>[0],
): EditorField[] {
  if (place.kind !== "visa" || place.language) return fieldsOf(place);
  const { kind, words } = withLibrary(papers);
  return editorFields(kind.fields, words);
}
