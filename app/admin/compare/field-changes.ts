import { type EditorField, type InputField, isRows } from "#app/admin/inputs/editor-fields.ts";
import { type Json, valueAt } from "#app/admin/inputs/editor-values.ts";
import { type Budget, createBudget } from "#contracts/html/differences.ts";
import * as words from "#i18n/en/admin/compare.ts";
import { type BlockChange, blockChanges } from "./block-changes.ts";
import { MOST_SPENT } from "./changes.ts";
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
  budget = createBudget(MOST_SPENT),
): FieldChange[] =>
  fields.map((field) => {
    const { name, label } = field;
    const values = { before: valueAt(before, name), after: valueAt(after, name) };
    return { name, label, change: changeOf(field, values, budget) };
  });

type Both = { before: unknown; after: unknown };

function changeOf(field: EditorField, values: Both, budget: Budget): ValueChange | null {
  const { before, after } = values;
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  if ((isRows(field) || field.field.type === "list") && isLong(values)) {
    return linesChange(values, budget);
  }
  if (isRows(field)) return rowsChange(field, values, budget);
  if (field.field.type === "list") return listChange(values, budget);
  const [older, newer] = [shownOf(field, before), shownOf(field, after)];
  if (older === newer) return null;
  switch (field.field.type) {
    case "picture":
      return { type: "picture", before: older, after: newer };
    case "html":
      return { type: "html", blocks: blockChanges(older, newer, budget) };
    default:
      return { type: "text", runs: wordChanges(older, newer, budget) };
  }
}

/** As a form shows it. */
export function shownOf({ field, options }: InputField, value: unknown): string {
  if (field.type === "flag") return value ? words.on : words.off;
  const text = String(value ?? "");
  return options?.[text] ?? text;
}

/** More than any form takes: of so many it is shown line by line. */
const MOST_ITEMS = 500;

const isLong = ({ before, after }: Both) =>
  asList(before).length + asList(after).length > MOST_ITEMS;

function linesChange({ before, after }: Both, budget: Budget): ValueChange {
  const textOf = (value: unknown) =>
    asList(value)
      .map((item) => (typeof item === "string" ? item : JSON.stringify(item)))
      .join("\n");
  return { type: "text", runs: wordChanges(textOf(before), textOf(after), budget) };
}

function listChange({ before, after }: Both, budget: Budget): ValueChange {
  const how = {
    keyOf: (text: string) => text,
    wordsOf: (text: string) => wordsOf(text, budget),
  };
  const entries = listChanges(asList(before).map(String), asList(after).map(String), how, budget);
  const items = entries.map((entry) =>
    itemOf(entry, wordChanges(entry.before ?? "", entry.after ?? "", budget)),
  );
  return { type: "list", items };
}

function rowsChange(
  { field, columns, one }: Extract<EditorField, { one: string }>,
  { before, after }: Both,
  budget: Budget,
): ValueChange {
  const how = {
    keyOf: (row: Json) => (field.hasIds ? String(row._id) : JSON.stringify(row)),
    wordsOf: (row: Json) => columns.flatMap(({ name }) => wordsOf(String(row[name] ?? ""), budget)),
  };
  const entries = listChanges(asList(before) as Json[], asList(after) as Json[], how, budget);
  const items = entries.map((entry) => {
    const change = fieldChanges(columns, entry.before ?? {}, entry.after ?? {}, budget);
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
