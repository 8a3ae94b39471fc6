import { useState } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import type { RowMistake } from "#contracts/departure-table.ts";
import * as words from "#i18n/en/admin/departure-paste.ts";
import { earlier, later, pageOf } from "#i18n/en/admin/departures.ts";
import { fill, plural } from "#i18n/fill.ts";
import { PasteGrid } from "./paste-grid.tsx";
import { PasteMistakes } from "./paste-mistakes.tsx";
import { PasteSummary } from "./paste-summary.tsx";
import type { CheckedTable } from "./use-pasted-table.ts";

const PAGE_LENGTH = 50;

type CheckedRowsProps = {
  checked: CheckedTable;
  isEdited: boolean;
  isBusy: boolean;
  onMend: (row: number, column: number, value: string) => void;
  onAgain: () => void;
};

/** The rows, so many at a time: those with mistakes first, and beside them what to put right. */
export function CheckedRows({ checked, isEdited, isBusy, onMend, onAgain }: CheckedRowsProps) {
  const [page, setPage] = useState(0);
  const { answer, order } = checked;
  const pages = Math.max(1, Math.ceil(order.length / PAGE_LENGTH));
  const rows = order.slice(page * PAGE_LENGTH, (page + 1) * PAGE_LENGTH);
  const isShown = new Set(rows);
  const shown = answer.mistakes.filter(({ row }) => isShown.has(row));
  return (
    <>
      <PasteSummary answer={answer} isEdited={isEdited} />
      <div className="paste-parts">
        <section className="panel paste-rows" aria-label={words.title}>
          <div className="paste-head">
            <b>
              {fill(words.rowsAndColumns, {
                rows: plural(words.rows, answer.rows),
                columns: plural(words.columnsCount, answer.columns.length),
              })}
            </b>
            <button type="button" className="button button-ghost button-small" onClick={onAgain}>
              <AdminIcon name="copy" /> {words.pasteAgain}
            </button>
          </div>
          <PasteGrid {...{ checked, rows, isBusy, onMend }} mistakes={byRow(shown)} />
          {pages > 1 ? (
            <p className="departure-pages">
              {page > 0 ? (
                <button
                  type="button"
                  className="button button-secondary button-small"
                  onClick={() => setPage(page - 1)}
                >
                  {earlier}
                </button>
              ) : null}
              <span>{fill(pageOf, { page: page + 1, pages })}</span>
              {page + 1 < pages ? (
                <button
                  type="button"
                  className="button button-secondary button-small"
                  onClick={() => setPage(page + 1)}
                >
                  {later}
                </button>
              ) : null}
            </p>
          ) : null}
          <p>{words.keysHint}</p>
        </section>
        {shown.length > 0 ? <PasteMistakes mistakes={shown} answer={answer} /> : null}
      </div>
    </>
  );
}

function byRow(mistakes: readonly RowMistake[]): Map<number, RowMistake[]> {
  const rows = new Map<number, RowMistake[]>();
  for (const mistake of mistakes) {
    rows.set(mistake.row, [...(rows.get(mistake.row) ?? []), mistake]);
  }
  return rows;
}
