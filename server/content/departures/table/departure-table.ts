import { NEEDED_COLUMNS } from "#contracts/departure-columns.ts";
import { MOST_ROWS, type RowMistake, type TableAnswer } from "#contracts/departure-table.ts";
import type { EntryWrite } from "#contracts/entry.ts";
import type { DepartingId } from "#contracts/kinds/departure.ts";
import type { FieldMistake } from "#contracts/mistakes.ts";
import { tableCells } from "#contracts/table-text.ts";
import { asIssue } from "#contracts/zod-mistake.ts";
import { messageOf } from "#i18n/field-mistake.ts";
import type { By } from "#server/audit/audit-entry.ts";
import { insertDrafts } from "#server/content/drafts/insert-drafts.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { InputError } from "#server/errors/parse-input.ts";
import { columnsIn } from "./table-columns.ts";
import { type Cells, readRow } from "./table-row.ts";
import { daysThere, keyOf, lockContent } from "./there-already.ts";

type Table = Omit<TableAnswer, "clean" | "known" | "stored"> & {
  /** Those without a mistake, by their numbers. */
  right: Map<number, EntryWrite<"departure">>;
};

/** Of which package they are; `today` of the agency, YYYY-MM-DD: what has left is refused. */
type Pasted = { parent: DepartingId; text: string; today: string };

/** Departures of a package out of a pasted spreadsheet. */
export function createDepartureTable(db: Db) {
  return {
    /** What would come of it. @throws InputError where it has too many rows */
    async check(pasted: Pasted): Promise<TableAnswer> {
      const { parent } = pasted;
      const table = readTable(pasted);
      return answerTo(table, await sorted(db, parent, table), 0);
    },

    /**
     * In one transaction, as drafts: none of them is public.
     * @param isEach rows with mistakes are left out; without it one mistake refuses all
     * @throws InputError with every mistake, by row and column
     */
    async store(pasted: Pasted, { by, isEach }: By & { isEach: boolean }): Promise<TableAnswer> {
      const table = readTable(pasted);
      if (table.missing.length > 0 || (table.mistakes.length > 0 && !isEach)) {
        throw new InputError([...missingIn(table), ...table.mistakes.map(issueOf)]);
      }
      return db.transaction().execute(async (tx) => {
        // The same table sent twice at once: the second waits, and finds what the first has stored.
        await lockContent(tx);
        const rows = await sorted(tx, pasted.parent, table);
        const bodies = rows.clean.flatMap((row) => table.right.get(row) ?? []);
        await insertDrafts(tx, "departure", bodies.map(asDraft), { by });
        return answerTo(table, rows, rows.clean.length);
      });
    },
  };
}

const asDraft = ({ version: _, ...body }: EntryWrite<"departure">) => body;

function readTable({ parent, text, today }: Pasted): Table {
  const [headings = [], ...rows] = tableCells(text);
  if (rows.length > MOST_ROWS) {
    const message = asIssue({ code: "too-many", most: MOST_ROWS });
    throw new InputError([{ code: "custom", path: ["text"], message }]);
  }
  const columns = columnsIn(headings);
  const missing = NEEDED_COLUMNS.filter((column) => !columns.includes(column));
  const right: Table["right"] = new Map();
  const mistakes: RowMistake[] = [];
  /** The first row of each. */
  const seen = new Map<string, number>();
  if (missing.length === 0) {
    for (const [at, cells] of rows.entries()) {
      const named = columns.flatMap((column, index) =>
        column ? [[column, cells[index] ?? ""] as const] : [],
      );
      const read = readRow({ parent, today }, new Map(named) satisfies Cells);
      const row = at + 1;
      const key = keyOf(read.body);
      const first = seen.get(key);
      const again = {
        column: "leavesOn",
        mistake: { code: "row-again", row: first ?? 0 },
      } as const;
      const all = read.mistakes.length === 0 && first ? [again] : read.mistakes;
      if (!first) seen.set(key, row);
      for (const { column, mistake } of all) mistakes.push(said(row, column, mistake));
      if (all.length === 0) right.set(row, read.body);
    }
  }
  return {
    ...{ rows: rows.length, columns, missing, mistakes, right },
    unknown: headings.filter((heading, index) => heading.trim() && columns[index] === null),
  };
}

function said(row: number, column: RowMistake["column"], mistake: FieldMistake): RowMistake {
  const { code, ...params } = mistake;
  return { row, column, code, params, message: messageOf(mistake) };
}

/** What is there already is not made again. */
async function sorted(source: Db | Tx, parent: DepartingId, { right }: Table) {
  const there = await daysThere(source, parent, [...right.values()]);
  const isKnown = ([, body]: [number, EntryWrite<"departure">]) => there(body);
  const rows = [...right];
  return {
    known: rows.filter(isKnown).map(([row]) => row),
    clean: rows.filter((one) => !isKnown(one)).map(([row]) => row),
  };
}

const answerTo = (
  { right: _, ...table }: Table,
  rows: Pick<TableAnswer, "clean" | "known">,
  stored: number,
): TableAnswer => ({ ...table, ...rows, stored });

const missingIn = ({ missing }: Table) =>
  missing.map((column) => ({
    ...{ code: "custom" as const, path: [column], message: asIssue({ code: "missing" }) },
  }));

const issueOf = ({ row, column, code, params }: RowMistake) => ({
  code: "custom" as const,
  path: [row, column],
  message: asIssue({ code, ...params } as FieldMistake),
});
