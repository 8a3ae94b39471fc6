import { blogPath } from "#contracts/blog-path.ts";
import { BYTE_ORDER_MARK, type Cell, csvLine } from "#contracts/csv-line.ts";
import type { Note } from "#contracts/import-notes.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import type { Spoken } from "#i18n/spoken.ts";
import { type ItemRow, notesOf } from "./item-records.ts";

type Column = [head: keyof Spoken["importHeads"], cell: (row: ItemRow, words: Spoken) => Cell];

/** Programs know them by their order: a new one stands last. */
const COLUMNS: Column[] = [
  ["number", ({ number }) => number],
  ["kind", ({ kind }, { importKinds }) => importKinds[kind]],
  ["title", ({ title }) => title],
  ["state", (row, { importStates }) => importStates[stateOf(row)]],
  ["old", ({ oldPath }) => oldPath],
  ["link", linkOf],
  [
    "notes",
    (row, words) =>
      notesOf(row)
        .map((note) => noteText(note, words))
        .join("\n"),
  ],
];

/** A line for each thing: what became of it, and what of it changed or was left out. */
export async function* importCsv(
  parts: AsyncGenerator<ItemRow[]>,
  words: Spoken,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(([head]) => words.importHeads[head]));
  for await (const rows of parts) {
    yield rows.map((row) => csvLine(COLUMNS.map(([, cell]) => cell(row, words)))).join("");
  }
}

const stateOf = ({ state, isPublic, kind }: ItemRow) =>
  state === "made" && isPublic === 0 && (kind === "post" || kind === "page") ? "draft" : state;

function linkOf({ kind, link, state }: ItemRow): string {
  if (state === "out" || link === "") return "";
  return kind === "page" ? ownPagePath(link) : blogPath(link);
}

const noteText = ({ what, name, count }: Note, { importNote }: Spoken): string =>
  [importNote(what, count), name].filter(Boolean).join(": ");
