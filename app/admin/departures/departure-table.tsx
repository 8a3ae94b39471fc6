import type { Chosen } from "#app/admin/lists/use-chosen.ts";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { fill } from "#i18n/fill.ts";
import { COLUMNS, DepartureRow, type RowProps } from "./departure-row.tsx";

type TableProps = Omit<RowProps, "departure"> & {
  departures: readonly ListedDeparture[];
  /** Which they are. */
  which: string;
};

/** Departures below one another; on a phone cards. */
export function DepartureTable({ departures, which, ...row }: TableProps) {
  return (
    <div className="panel departures-panel">
      <table className="departures">
        <caption className="sr-only">{fill(words.tableOf, { which })}</caption>
        <thead>
          <tr>
            <th scope="col" className="choose">
              <ChooseAll departures={departures} chosen={row.chosen} />
            </th>
            <th scope="col">{words.outAndBack}</th>
            <th scope="col">{words.nights}</th>
            <th scope="col">{words.flightAndHotel}</th>
            <th scope="col">{words.seats}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="price">
                {words.prices[column]}
              </th>
            ))}
            <th scope="col">{words.validUntil}</th>
            <th scope="col">
              <span className="sr-only">{words.more}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {departures.map((departure) => (
            <DepartureRow key={departure.id} departure={departure} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ChooseAllProps = {
  departures: readonly ListedDeparture[];
  chosen: Chosen<ListedDeparture>;
};

function ChooseAll({ departures, chosen }: ChooseAllProps) {
  const count = chosen.all.length;
  const isAll = count === departures.length;
  return (
    <label className="choose-box">
      <input
        type="checkbox"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => chosen.keep(isAll ? [] : departures)}
      />
      <span>{words.chooseAll}</span>
    </label>
  );
}
