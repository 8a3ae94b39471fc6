import { type EditorField, type InputField, isRows } from "#app/admin/inputs/editor-fields.ts";
import { type Json, valueAt } from "#app/admin/inputs/editor-values.ts";
import * as words from "#i18n/en/admin/compare.ts";
import { type BlockChange, blockChanges } from "./block-changes.ts";
import { type Entry, listChanges } from "./list-changes.ts";
import { type WordRun, wordChanges, wordsOf } from "./word-changes.ts";

/** What became of a field; null: nothing. */
export type FieldChange = { name: string; label: string; change: ValueChange | null };

export type ValueChange =
  | { type: "text"; runs: WordRun[] }
  | { type: "picture"; before: string; after: string }
  | { type: "html"; blocks: BlockChange[] }
  | { type: "list"; items: Item<WordRun[]>[] }
  | { type: "rows"; one: string; items: Item<FieldChange[]>[] };

/** One of a list. */
export type Item<T> = Pick<Entry<unknown>, "place" | "movedFrom"> & {
  is: "same" | "removed" | "added" | "changed";
  change: T;
};

/** What became of a document, in the order of its form. */
export const fieldChanges = (
  fields: readonly EditorField[],
  before: Json,
  after: Json,
): FieldChange[] =>
  fields.map((field) => {
    const { name, label } = field;
    return { name, label, change: changeOf(field, valueAt(before, name), valueAt(after, name)) };
  });

function changeOf(field: EditorField, before: unknown, after: unknown): ValueChange | null {
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  if (isRows(field)) return rowsChange(field, before, after);
  if (field.field.type === "list") return listChange(before, after);
  const [older, newer] = [shownOf(field, before), shownOf(field, after)];
  if (older === newer) return null;
  switch (field.field.type) {
    case "picture":
      return { type: "picture", before: older, after: newer };
    case "html":
      return { type: "html", blocks: blockChanges(older, newer) };
    default:
      return { type: "text", runs: wordChanges(older, newer) };
  }
}

/** As a form shows it. */
function shownOf({ field, options }: InputField, value: unknown): string {
  if (field.type === "flag") return value ? words.on : words.off;
  const text = String(value ?? "");
  return options?.[text] ?? text;
}

function listChange(before: unknown, after: unknown): ValueChange {
  const how = { keyOf: (text: string) => text, wordsOf };
  const entries = listChanges(asList(before).map(String), asList(after).map(String), how);
  const items = entries.map((entry) =>
    itemOf(entry, wordChanges(entry.before ?? "", entry.after ?? "")),
  );
  return { type: "list", items };
}

function rowsChange(
  { field, columns, one }: Extract<EditorField, { one: string }>,
  before: unknown,
  after: unknown,
): ValueChange {
  const how = {
    keyOf: (row: Json) => (field.hasIds ? String(row._id) : JSON.stringify(row)),
    wordsOf: (row: Json) => columns.flatMap(({ name }) => wordsOf(String(row[name] ?? ""))),
  };
  const entries = listChanges(asList(before) as Json[], asList(after) as Json[], how);
  const items = entries.map((entry) => {
    const change = fieldChanges(columns, entry.before ?? {}, entry.after ?? {});
    return itemOf(
      entry,
      change.filter((column) => column.change),
    );
  });
  return { type: "rows", one, items };
}

function itemOf<T, C extends unknown[]>(entry: Entry<T>, change: C): Item<C> {
  const { before, after, place, movedFrom } = entry;
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  const is =
    after === undefined ? "removed" : before === undefined ? "added" : isSame ? "same" : "changed";
  return { place, movedFrom, is, change };
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
