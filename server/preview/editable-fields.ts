import { asObject } from "#contracts/as-object.ts";
import { withValueAt } from "#contracts/at-path.ts";
import { type EditableField, marked } from "#contracts/edit-marks.ts";
import type { Field, TextField } from "#contracts/field-types.ts";
import { findKind } from "#contracts/kinds/find-kind.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { homeWords } from "#i18n/en/kinds/home.ts";
import { packageWords } from "#i18n/en/kinds/package.ts";
import { PAGE_WORDS } from "#i18n/en/kinds/page.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { fill } from "#i18n/fill.ts";
import type { Place } from "#server/content/place.ts";
import { type Shown, shownBody } from "#server/content/shown-body.ts";
import type { Body } from "#server/content/state.ts";

/** Labels as the form has them, in the shape of their fields. */
type Labels = { label?: string; one?: string; columns?: Labels; [name: string]: unknown };

/** No number and no address. */
const ANY_WORDS = "a b";

type Found = EditableField & { text: string };

/**
 * The texts of a document that can be written where they stand: words alone, as they are shown. Addresses, numbers
 * and what facts are filled into are written in the form.
 */
export function editableFields({ place, body }: Shown): EditableField[] {
  return found(place, shownBody(place, body)).map(({ text: _, ...field }) => field);
}

/** The same document, its texts marked with their places in that list. */
export function markedBody({ place, body }: Shown): Body {
  const shown = shownBody(place, body);
  return found(place, shown).reduce(
    (now, { path, text }, index) => withValueAt(now, path, marked(index, text)),
    shown,
  );
}

function found(place: Place, body: Body): Found[] {
  const { fields = {} } = findKind(place.kind, place.id) ?? {};
  const labels = labelsOf(place);
  return Object.entries(fields).flatMap(([name, field]) =>
    fieldsIn(field, body[name], { path: name, labels: labelsIn(labels, name) }),
  );
}

type At = { path: string; labels: Labels };

function fieldsIn(field: Field, value: unknown, { path, labels }: At): Found[] {
  const { label = path, one = label, columns = {} } = labels;
  switch (field.type) {
    case "group":
      return Object.entries(field.parts).flatMap(([name, part]) =>
        fieldsIn(part, asObject(value)[name], {
          path: `${path}.${name}`,
          labels: labelsIn(labels, name),
        }),
      );
    case "list":
      return listed(value).flatMap((item, index) =>
        textAt(field.item, item, `${path}.${index}`, numbered(label, index)),
      );
    case "rows":
      return listed(value).flatMap((row, index) =>
        Object.entries(field.columns).flatMap(([name, column]) => {
          const { label: own = name } = labelsIn(columns, name);
          const said = fill(words.fieldOfRow, { label: own, one, number: String(index + 1) });
          return textAt(column, asObject(row)[name], `${path}.${index}.${name}`, said);
        }),
      );
    case "number":
    case "flag":
      return [];
    default:
      return textAt(field, value, path, label);
  }
}

function textAt(field: TextField, value: unknown, path: string, label: string): Found[] {
  const { type, limit, isRequired } = field;
  const isWords = (type === "line" || type === "lines") && !field.isUnsearched;
  const text = typeof value === "string" ? value : "";
  // Of nothing, nothing is seen; a fact is seen in place of its name; a number or an address has a rule.
  if (!isWords || text.trim() === "" || text.includes("{") || field.rule(ANY_WORDS)) return [];
  return [{ path, label, limit, isRequired: Boolean(isRequired), isLong: type === "lines", text }];
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const numbered = (label: string, index: number) =>
  fill(words.itemOfList, { label, number: String(index + 1) });

const labelsIn = (labels: Labels, name: string): Labels => asObject(labels[name]);

function labelsOf({ kind, id }: Place): Labels {
  const all: Record<string, Labels> = {
    home: homeWords,
    package: packageWords,
    page: labelsIn(PAGE_WORDS, id),
    post: postWords,
  };
  return all[kind] ?? {};
}
