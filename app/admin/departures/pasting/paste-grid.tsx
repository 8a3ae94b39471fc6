import { type KeyboardEvent, memo } from "react";
import type { RowMistake } from "#contracts/departure-table.ts";
import * as words from "#i18n/en/admin/departure-paste.ts";
import { fill } from "#i18n/fill.ts";
import { columnWords } from "./column-words.ts";
import type { CheckedTable } from "./use-pasted-table.ts";

type Mend = (row: number, column: number, value: string) => void;

type PasteGridProps = {
  checked: CheckedTable;
  /** Of the page, by their numbers. */
  rows: readonly number[];
  mistakes: ReadonlyMap<number, readonly RowMistake[]>;
  /** On its way: what is typed now would not be in it. */
  isBusy: boolean;
  onMend: Mend;
};

export const cellId = (row: number, column: number) => `cell-${row}-${column}`;
export const mistakeId = ({ row, column }: RowMistake) => `mistake-${row}-${column}`;

/** Rows as they were pasted, to be mended in place. */
export function PasteGrid({ checked, rows, mistakes, isBusy, onMend }: PasteGridProps) {
  const [headings = []] = checked.cells;
  const { columns, known } = checked.answer;
  const isThere = new Set(known);
  const names = headings.map((heading, at) => {
    const column = columns[at];
    return column ? columnWords(column) : fill(words.unknownColumn, { column: heading });
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className="paste-scroll" tabIndex={0} aria-label={words.field} onKeyDown={goDown}>
      <table className="paste-table">
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
              <th key={at} scope="col" className={columns[at] ? "" : "text-ink3"}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PasteRow
              key={row}
              row={row}
              cells={checked.cells[row] ?? []}
              names={names}
              columns={columns}
              mistakes={mistakes.get(row)}
              isKnown={isThere.has(row)}
              isBusy={isBusy}
              onMend={onMend}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type PasteRowProps = {
  row: number;
  cells: readonly string[];
  names: readonly string[];
  columns: CheckedTable["answer"]["columns"];
  mistakes: readonly RowMistake[] | undefined;
  isKnown: boolean;
  /** On its way: what is typed now would not be in it. */
  isBusy: boolean;
  onMend: Mend;
};

const PasteRow = memo(function PasteRow(props: PasteRowProps) {
  const { row, cells, names, columns, mistakes = [], isKnown, isBusy, onMend } = props;
  return (
    <tr>
      <th scope="row">
        {fill("{row}", { row })}
        {isKnown ? <small>{words.isKnown}</small> : null}
      </th>
      {names.map((name, at) => {
        const wrong = mistakes.find(({ column }) => column === columns[at]);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
          <td key={at} className={wrong ? "is-wrong" : ""}>
            <input
              id={cellId(row, at)}
              dir="auto"
              autoComplete="off"
              aria-label={fill(words.cell, { row, column: name })}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={wrong ? mistakeId(wrong) : undefined}
              value={cells[at] ?? ""}
              readOnly={isBusy}
              onChange={(event) => onMend(row, at, event.target.value)}
            />
          </td>
        );
      })}
    </tr>
  );
});

/** Enter goes down; Tab goes on by itself. */
function goDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const cell = event.target.closest("td");
  const below = cell?.closest("tr")?.nextElementSibling?.children[cell.cellIndex];
  below?.querySelector("input")?.focus();
}
