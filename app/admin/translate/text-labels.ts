import { type EditorField, labelOf } from "#app/admin/inputs/editor-fields.ts";
import { placeOf } from "#i18n/en/admin/translate.ts";
import { fill } from "#i18n/fill.ts";

/** What each text is called, by its path: as in its form, and with its place where several are called the same. */
export function createLabels(
  inputs: readonly EditorField[],
  texts: readonly { path: string }[],
): (path: string) => string {
  const labels = texts.map(({ path }) => labelOf(inputs, path));
  return (path) => {
    const label = labelOf(inputs, path);
    const same = texts.filter((_, index) => labels[index] === label);
    const place = same.findIndex((text) => text.path === path) + 1;
    return same.length > 1 ? fill(placeOf, { label, place, all: same.length }) : label;
  };
}
