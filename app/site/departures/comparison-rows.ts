import { moneyWords } from "#app/site/papers/costs-of.ts";
import { pricesOf, seatsOf } from "#contracts/departure-state.ts";
import type { Entry } from "#contracts/entry.ts";
import { type DepartingId, PRICE_NAMES, type PriceName } from "#contracts/kinds/departure.ts";
import type { Inclusions } from "#contracts/kinds/inclusions.ts";
import { nightsOf } from "#contracts/nights.ts";
import { longDay } from "#i18n/date-words.ts";
import { stop } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/compare.ts";
import * as shared from "#i18n/en/site/departures.ts";
import * as inclusions from "#i18n/en/site/inclusions.ts";
import { fill, inDigits, plural } from "#i18n/fill.ts";
import type { Cell, Group, Row } from "./comparison.ts";
import { hijriDaysWords } from "./day-words.ts";
import { linesSaid } from "./stated-lines.ts";

type Departure = Entry<"departure">;
type Stay = Departure["stays"][number];

export type Compared = {
  id: DepartingId;
  departures: readonly Departure[];
  list: Inclusions | null;
  /** YYYY-MM-DD, of the agency. */
  today: string;
  isInTaka: boolean;
};

/** Every line in which departures can be compared. */
export function groupsOf(compared: Compared): Group[] {
  const { departures, id, list } = compared;
  const places = placesOf(departures);
  const row = (label: string, cellOf: (departure: Departure) => Cell): Row => ({
    label,
    cells: departures.map(cellOf),
  });
  const groups = [
    { title: words.groups.dates, rows: [...dateRows(), ...places.map(nightsRow)] },
    { title: words.groups.flight, rows: flightRows() },
    { title: words.groups.hotel, rows: places.map(hotelRow) },
    { title: words.groups.price, rows: priceRows(compared) },
    { title: words.groups.included, rows: includedRows() },
  ];
  return groups.filter(({ rows }) => rows.length > 0);

  function dateRows(): Row[] {
    const seats = row(words.rows.seats, (departure) => {
      const seats = seatsOf(departure);
      return { text: shared.seats[seats], seats };
    });
    const hijri = row(words.rows.hijri, ({ leavesOn, returnsOn }) => ({
      text: hijriDaysWords(leavesOn, returnsOn),
    }));
    const hasNotes = departures.some(({ notes }) => notes !== "");
    const notes = row(words.rows.notes, ({ notes, title }) => ({
      text: [title, notes].filter(Boolean).join(`${stop} `) || words.none,
    }));
    return [seats, ...(id === "tours" ? [] : [hijri]), ...(hasNotes ? [notes] : [])];
  }

  function nightsRow({ key, city, at }: Place): Row {
    const { label, cells } = row(fill(words.nightsIn, { city }), ({ stays }) => {
      const nights = nightsOf(staysAt(stays, key));
      return nights > 0
        ? { text: plural(shared.nights, nights), nights, isStrong: true }
        : { text: words.none };
    });
    return { label, at, cells };
  }

  function flightRows(): Row[] {
    return [
      row(words.rows.airline, ({ airline }) => ({ text: airline || words.unknown })),
      row(words.rows.wayThere, ({ from, to, isDirect, via, waitMinutes }) => ({
        text: isDirect
          ? to
            ? fill(words.directTo, { city: to })
            : words.direct
          : via
            ? fill(words.stopIn, { city: via })
            : words.unknown,
        more: [from && to ? fill(words.fromTo, { from, to }) : "", waitWords(waitMinutes)]
          .filter(Boolean)
          .join(" · "),
      })),
      row(words.rows.wayBack, ({ returnFrom }) => ({
        text: returnFrom ? fill(words.fromCity, { city: returnFrom }) : words.unknown,
      })),
    ];
  }

  function hotelRow({ key, city }: Place): Row {
    return row(fill(words.inCity, { city }), ({ stays }) => {
      const there = staysAt(stays, key);
      if (there.length === 0) return { text: words.none };
      return {
        text: there.map(({ hotel }) => hotel || words.unknown).join(", "),
        more: there.map(hotelFacts).filter(Boolean).join(" · "),
      };
    });
  }

  function includedRows(): Row[] {
    if (!list) return [];
    const said = departures.map(({ differs }) => linesSaid(id, list, differs));
    return linesSaid(id, list).map((line, at) => {
      const told = said.flatMap((lines) => lines[at] ?? []);
      const texts = told.map(({ name, text }) =>
        name === inclusions.names[line.id] ? text : `${name}${stop} ${text}`,
      );
      const [about = ""] = texts;
      const isSame = texts.every((text) => text === about);
      const cells = told.map(({ state }, index) => ({
        text: inclusions.states[state],
        ...(isSame ? {} : { more: texts[index] ?? "" }),
      }));
      return { label: inclusions.names[line.id], cells, ...(isSame ? { about } : {}) };
    });
  }
}

function priceRows({ departures, today, isInTaka }: Compared): Row[] {
  const isTold = (departure: Departure) =>
    seatsOf(departure) !== "full" && pricesOf(departure, today) === "valid";
  const cellOf = (departure: Departure, name: PriceName): Cell => {
    const price = departure[name];
    if (!isTold(departure) || price === "") return { text: words.ask };
    const text = moneyWords(price, departure.currency, isInTaka);
    return name === "child" || name === "infant" ? { text } : { text, isStrong: true };
  };
  const names = PRICE_NAMES.filter(
    (name) => name !== "single" || departures.some(({ single }) => single !== ""),
  );
  return [
    ...names.map((name) => ({
      label: shared.prices[name],
      cells: departures.map((departure) => cellOf(departure, name)),
    })),
    {
      label: words.rows.priceUntil,
      cells: departures.map((departure) => ({
        text: isTold(departure) && departure.priceUntil ? longDay(departure.priceUntil) : words.ask,
      })),
    },
  ];
}

type Place = { key: string; city: string; at: string };

/** Makkah is Makkah, however it is written; another city goes by its name. */
const keyOf = ({ at, city }: Stay) => (at === "other" ? city : at);

function placesOf(departures: readonly Departure[]): Place[] {
  const stays = departures.flatMap((departure) => departure.stays);
  const places = stays.map((stay) => ({ key: keyOf(stay), city: stay.city, at: stay.at }));
  return [...Map.groupBy(places, ({ key }) => key).values()].flatMap(([first]) => first ?? []);
}

const staysAt = (stays: Stay[], key: string) => stays.filter((stay) => keyOf(stay) === key);

function hotelFacts({ minutes, walkTo, stars, metres, note }: Stay): string {
  const facts = [
    minutes && walkTo && plural(words.onFoot, Number(minutes), { place: walkTo }),
    metres && fill(words.metres, { metres: inDigits(Number(metres)) }),
    stars && plural(words.stars, Number(stars)),
    note,
  ];
  return facts.filter(Boolean).join(" · ");
}

const MINUTES = 60;

function waitWords(waitMinutes: string): string {
  const all = Number(waitMinutes);
  if (!all) return "";
  return fill(words.wait, { hours: Math.floor(all / MINUTES), minutes: all % MINUTES });
}
