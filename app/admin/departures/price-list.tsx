import type { ListedDeparture } from "#contracts/departure-row.ts";
import type { PriceName } from "#contracts/kinds/departure.ts";
import * as changes from "#i18n/en/admin/departure-changes.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { amountWords, outAndBack } from "./row-words.ts";

type PriceListProps = {
  planned: readonly { before: ListedDeparture; after: ListedDeparture["body"] }[];
  names: readonly PriceName[];
};

/** Every price, old and new. */
export function PriceList({ planned, names }: PriceListProps) {
  const shown = names.filter((name) => planned.some(({ before }) => before.body[name] !== ""));
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className="change-list" tabIndex={0} aria-label={changes.whichPrices}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.departure}</th>
            {shown.map((name) => (
              <th key={name} scope="col">
                {words.prices[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planned.map(({ before, after }) => (
            <tr key={before.id}>
              <th scope="row">{outAndBack(before.body)}</th>
              {shown.map((name) => (
                <td key={name}>
                  <OldAndNew
                    before={amountWords(before.body[name], before.body.currency)}
                    after={amountWords(after[name], after.currency)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What it was is struck through, what it will be is underlined; both are said in words too. */
export function OldAndNew({ before, after }: { before: string; after: string }) {
  if (before === after) return <bdi>{before}</bdi>;
  return (
    <>
      <del>
        <span className="sr-only">{changes.before}</span> <bdi>{before}</bdi>
      </del>
      <ins>
        <span className="sr-only">{changes.after}</span> <bdi>{after}</bdi>
      </ins>
    </>
  );
}
