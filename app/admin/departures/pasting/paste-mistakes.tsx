import type { RowMistake } from "#contracts/departure-table.ts";
import * as words from "#i18n/en/admin/departure-paste.ts";
import { mistakeIn, saidOfField } from "#i18n/field-mistake.ts";
import { fill } from "#i18n/fill.ts";
import { columnWords } from "./column-words.ts";
import { cellId, mistakeId } from "./paste-grid.tsx";
import type { CheckedTable } from "./use-pasted-table.ts";

type PasteMistakesProps = { mistakes: readonly RowMistake[]; answer: CheckedTable["answer"] };

/** Each leads to its cell. */
export function PasteMistakes({ mistakes, answer: { columns } }: PasteMistakesProps) {
  return (
    <section className="panel paste-mistakes" aria-label={words.whatToPutRight}>
      <h2>{words.whatToPutRight}</h2>
      <ul>
        {mistakes.map((mistake) => (
          <li key={mistakeId(mistake)}>
            <a
              href={`#${cellId(mistake.row, columns.indexOf(mistake.column))}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(cellId(mistake.row, columns.indexOf(mistake.column)));
              }}
            >
              <b>{fill(words.rowNumber, { row: mistake.row })}</b>
              <span id={mistakeId(mistake)}>{wordsOf(mistake)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function goTo(id: string): void {
  const cell = document.getElementById(id);
  cell?.scrollIntoView({ block: "center", inline: "center" });
  cell?.focus();
}

/** In the language of whoever reads. */
function wordsOf({ column, message, ...coded }: RowMistake): string {
  const mistake = mistakeIn(coded);
  return mistake ? saidOfField(columnWords(column), mistake as never).text : message;
}
