import { ChooseBox } from "#app/admin/lists/choose-box.tsx";
import { InLanguages } from "#app/admin/lists/in-languages.tsx";
import type { Chosen } from "#app/admin/lists/use-chosen.ts";
import { toldWhenAddress } from "#app/admin/pieces/told-when-address.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import { seatsOf } from "#contracts/departure-state.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import type { StatesInLanguages } from "#contracts/translation-state.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { waitToBeTold } from "#i18n/en/admin/told-when.ts";
import { seats as seatWords } from "#i18n/en/site/departures.ts";
import { fill, plural } from "#i18n/fill.ts";
import { DepartureMore } from "./departure-more.tsx";
import { PriceEnd } from "./price-end.tsx";
import {
  amountWords,
  flightWords,
  hijriDays,
  hotelWords,
  nameOf,
  nightsWords,
  outAndBack,
} from "./row-words.ts";

/** Of the prices, those that have a column. */
export const COLUMNS = ["quad", "triple", "double"] as const;

export type RowProps = {
  departure: ListedDeparture;
  chosen: Chosen<ListedDeparture>;
  /** YYYY-MM-DD, of the agency. */
  today: string;
  /** How many wait to be told, by id. */
  waits: Readonly<Record<string, number>>;
  /** By id. */
  inLanguages: Readonly<Record<string, StatesInLanguages>>;
  onDelete: (departure: ListedDeparture) => void;
};

/** A departure as it will be once what waits is public; on a phone a card. */
export function DepartureRow(props: RowProps) {
  const { departure, chosen, today, waits, inLanguages, onDelete } = props;
  const { id, body, state } = departure;
  const { currency, title } = body;
  const name = nameOf(body);
  const seats = seatsOf(body);
  const hasHijri = body.package !== "tours" && outAndBack(body) !== words.noDays;
  return (
    <tr data-chosen={chosen.has(id) || undefined}>
      <td className="choose">
        <ChooseBox id={id} label={fill(words.choose, { days: name })} chosen={chosen} />
      </td>
      <th scope="row">
        <PageLink to={editorAddress({ kind: "departure", id })} className="days">
          {outAndBack(body)}
        </PageLink>
        {title ? (
          <small className="[overflow-wrap:anywhere]">
            <bdi>{title}</bdi>
          </small>
        ) : null}
        {hasHijri ? <small>{hijriDays(body)}</small> : null}
        <InLanguages states={inLanguages[id]} place={{ kind: "departure", id }} />
        {state === "public" ? null : (
          <span className={`pill pill-${state}`}>{words.states[state]}</span>
        )}
      </th>
      <td className="nights" data-label={words.nights}>
        <bdi dir="ltr">{nightsWords(body)}</bdi>
      </td>
      <td className="flight min-[52.5rem]:min-w-36 [overflow-wrap:anywhere]">
        {flightWords(body)}
        <small>
          <bdi>{hotelWords(body)}</bdi>
        </small>
      </td>
      <td className="seats">
        <span className={`pill pill-seats-${seats}`}>{seatWords[seats]}</span>
      </td>
      {COLUMNS.map((column) => (
        <td key={column} className="price" data-label={words.prices[column]}>
          {body[column] === "" ? (
            <span className="text-ink3">{words.askUs}</span>
          ) : (
            <bdi dir="ltr">{amountWords(body[column], currency)}</bdi>
          )}
        </td>
      ))}
      <td className="until" data-label={words.validUntil}>
        <PriceEnd priceUntil={body.priceUntil} today={today} />
        <WaitLink id={id} count={waits[id] ?? 0} />
      </td>
      <td className="more">
        <DepartureMore departure={departure} name={name} onDelete={onDelete} />
      </td>
    </tr>
  );
}

function WaitLink({ id, count }: { id: string; count: number }) {
  if (count === 0) return null;
  return (
    <PageLink className="text-link wait-link" to={toldWhenAddress(id)}>
      {plural(waitToBeTold, count)}
    </PageLink>
  );
}
