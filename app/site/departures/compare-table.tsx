import { PageLink } from "#app/site/pieces/page-link.tsx";
import { written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as words from "#i18n/en/site/compare.ts";
import { fill } from "#i18n/fill.ts";
import type { Cell, Comparison, Row } from "./comparison.ts";
import { Windows } from "./windows.tsx";

/** A column a date, a row a fact. */
export function CompareTable({ comparison }: { comparison: Comparison }) {
  const { columns, groups } = comparison;
  return (
    <div className="compare-frame">
      <table className="compare" data-columns={columns.length}>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, days, without }) => (
              <th key={id} scope="col">
                {days}
                <a href={without} aria-label={fill(words.removeDays, { days })}>
                  <Icon name="x" /> <span>{words.remove}</span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="group">
              <th colSpan={columns.length + 1} scope="rowgroup">
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <TableRow key={row.label} row={row} />
            ))}
          </tbody>
        ))}
        <tbody>
          <tr className="asks">
            <th scope="row">{words.rows.ask}</th>
            {columns.map(({ id, days, ask }) => (
              <td key={id}>
                <PageLink
                  className="button button-secondary button-small"
                  to={ask}
                  aria-label={fill(words.askDays, { days })}
                >
                  {words.ask}
                </PageLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function TableRow({ row: { label, about, at, cells } }: { row: Row }) {
  return (
    <tr data-at={at}>
      <th scope="row">
        {label}
        {about ? <small {...written(about)}>{about}</small> : null}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's
        <TableCell key={index} cell={cell} />
      ))}
    </tr>
  );
}

function TableCell({ cell: { text, more, seats, nights, isStrong } }: { cell: Cell }) {
  const said = isStrong ? <b>{text}</b> : <span {...written(text)}>{text}</span>;
  return (
    <td data-seats={seats}>
      {seats ? <b className="seats">{text}</b> : said}
      {nights ? <Windows nights={nights} /> : null}
      {more ? <small {...written(more)}>{more}</small> : null}
    </td>
  );
}
