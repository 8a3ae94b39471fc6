import { asObject } from "#contracts/as-object.ts";
import { putAt } from "#contracts/at-path.ts";
import { type EditableField, marked } from "#contracts/edit-marks.ts";
import type { Field, TextField } from "#contracts/field-types.ts";
import { findKind } from "#contracts/kinds/find-kind.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { homeWords } from "#i18n/en/kinds/home.ts";
import { ownPageWords } from "#i18n/en/kinds/own-page.ts";
import { packageWords } from "#i18n/en/kinds/package.ts";
import { PAGE_WORDS } from "#i18n/en/kinds/page.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { settingsWords } from "#i18n/en/kinds/settings.ts";
import { fill } from "#i18n/fill.ts";
import type { Place } from "#server/content/place.ts";
import { type Shown, shownBody } from "#server/content/shown-body.ts";

/** Labels as the form has them, in the shape of their fields. */
type Labels = {
  label?: string;
  one?: string;
  items?: readonly string[];
  best?: number;
  columns?: Labels;
  [name: string]: unknown;
};

/** No number and no address. */
const ANY_WORDS = "a b";
/** What is written as it is shown, though it has a rule. */
const SHOWN_RULES: readonly string[] = ["bad-phone-number", "bad-email"];

/** Of the settings: what pages show as words. Names of networks and of zones choose other things. */
const SHOWN_SETTINGS =
  /^(brand\.name|footer\.|phones\.\d+\.number|mail\.address|address$|notice\.(text|shortText)$)/;

type Found = EditableField & { value: string };

/**
 * What of some documents can be changed where it stands, and the same documents with these texts marked: each with
 * its place in that list, and with the state they are in. Numbers, days and addresses are written in forms.
 */
export function markFields(
  documents: readonly Shown[],
  state: number,
): { fields: EditableField[]; shown: Shown[] } {
  const cleaned = documents.map(({ place, body }) => ({ place, body: shownBody(place, body) }));
  const found = cleaned.flatMap(fieldsOf);
  // In place: a copy for each of a list without end would never be done.
  const shown = cleaned.map(({ place, body }) => ({ place, body: structuredClone(body) }));
  for (const [index, { document, path, value, kind }] of found.entries()) {
    const there = shown[document];
    if (there && kind === "words") putAt(there.body, path, marked({ index, state }, value));
  }
  return { fields: found.map(({ value: _, ...field }) => field), shown };
}

function fieldsOf({ place, body }: Shown, document: number): Found[] {
  const { fields = {} } = findKind(place.kind, place.id) ?? {};
  const labels = labelsOf(place);
  const all = Object.entries(fields).flatMap(([name, field]) =>
    fieldsIn(field, body[name], { document, path: name, labels: labelsIn(labels, name) }),
  );
  return place.kind === "settings" ? all.filter(({ path }) => SHOWN_SETTINGS.test(path)) : all;
}

type At = { document: number; path: string; labels: Labels };

function fieldsIn(field: Field, value: unknown, { document, path, labels }: At): Found[] {
  const { label = path, one = label, columns = {}, best } = labels;
  switch (field.type) {
    case "group":
      return Object.entries(field.parts).flatMap(([name, part]) =>
        fieldsIn(part, asObject(value)[name], {
          ...{ document, path: `${path}.${name}`, labels: labelsIn(labels, name) },
        }),
      );
    case "list": {
      const [item = label] = labels.items ?? [];
      return listed(value).flatMap((text, at) =>
        textAt(field.item, text, {
          ...{ document, path: `${path}.${at}`, list: { path, one: item, at } },
          label: fill(words.itemOfList, { label, number: at + 1 }),
        }),
      );
    }
    case "rows":
      return listed(value).flatMap((row, at) =>
        Object.entries(field.columns).flatMap(([name, column]) => {
          const { label: own = name, best } = labelsIn(columns, name);
          return textAt(column, asObject(row)[name], {
            ...{ document, path: `${path}.${at}.${name}`, list: { path, one, at }, best },
            label: fill(words.fieldOfRow, { label: own, one, number: at + 1 }),
          });
        }),
      );
    case "number":
    case "flag":
      return [];
    default:
      return textAt(field, value, { document, path, label, best });
  }
}

type Told = Omit<EditableField, "kind" | "best"> & { best?: number | undefined };

function textAt(field: TextField, given: unknown, { best, ...told }: Told): Found[] {
  const value = typeof given === "string" ? given : "";
  const kind = kindOf(field);
  // Of nothing, nothing is seen, but where one of many waits for its words.
  const isSeen = value.trim() !== "" || (told.list && kind === "words");
  return kind && isSeen ? [{ ...told, ...(best && { best }), kind, value }] : [];
}

function kindOf({ type, isUnsearched, rule }: TextField): EditableField["kind"] | null {
  if (type === "html" || type === "picture") return type;
  if (isUnsearched || (type !== "line" && type !== "lines")) return null;
  const mistake = rule(ANY_WORDS);
  return mistake === null || SHOWN_RULES.includes(mistake.code) ? "words" : null;
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const labelsIn = (labels: Labels, name: string): Labels => asObject(labels[name]);

function labelsOf({ kind, id }: Place): Labels {
  const all: Record<string, Labels> = {
    home: homeWords,
    package: packageWords,
    page: labelsIn(PAGE_WORDS, id),
    post: postWords,
    settings: settingsWords,
    "own-page": ownPageWords,
  };
  return all[kind] ?? {};
}
