import type { TableColumn } from "#contracts/departure-columns.ts";
import { plainDigits } from "#contracts/digits.ts";
import { ENTRY_WRITE_SCHEMAS, type EntryWrite } from "#contracts/entry.ts";
import { type DepartingId, departureKind } from "#contracts/kinds/departure.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import type { FieldMistake } from "#contracts/mistakes.ts";
import { mistakeOf } from "#contracts/zod-mistake.ts";
import { departureWords } from "#i18n/en/kinds/departure.ts";
import { mistakesOf } from "#server/content/departures/departure-rules.ts";
import { seatsNamed } from "./table-columns.ts";
import { readDay } from "./table-day.ts";

export type Cells = ReadonlyMap<TableColumn, string>;

type RowMistake = { column: TableColumn; mistake: FieldMistake };

export type ReadRow = { body: EntryWrite<"departure">; mistakes: RowMistake[] };

const EMPTY = upgraded(departureKind, {}, schemaOf(departureKind));
const DAYS = ["leavesOn", "returnsOn", "priceUntil"] as const;
const AMOUNTS = ["quad", "triple", "double", "single", "child", "infant"] as const;
const TEXTS = ["title", "from", "to", "airline", "via", "notes"] as const;

const { makkah, madinah } = departureWords.stays.columns.at.options;

/** Where the nights of a stay are written, by where it is. */
const STAYS = [
  { at: "makkah", city: makkah, nights: "makkahNights", hotel: "makkahHotel" },
  { at: "madinah", city: madinah, nights: "madinahNights", hotel: "madinahHotel" },
  { at: "other", city: null, nights: "cityNights", hotel: "cityHotel" },
] as const;

type Of = { parent: DepartingId /** YYYY-MM-DD, of the agency. */; today: string };

/**
 * One row as a departure, by the rules of the form, which has not left yet; each column has one mistake at most.
 */
export function readRow({ parent, today }: Of, cells: Cells): ReadRow {
  const of = (column: TableColumn) => (cells.get(column) ?? "").trim();
  const found = new Map<TableColumn, FieldMistake>();
  const days = DAYS.map((column) => {
    const written = of(column);
    const day = written === "" ? "" : readDay(written);
    if (day === null) found.set(column, { code: "bad-day" });
    return [column, day ?? ""] as const;
  });
  const stays = STAYS.map((stay) => ({ ...stay, written: amountIn(of(stay.nights)) })).filter(
    ({ nights, hotel, written }) =>
      Number(written || "0") !== 0 || of(hotel) || isWrong(of(nights)),
  );
  const written = {
    ...EMPTY,
    package: parent,
    ...Object.fromEntries(days),
    ...Object.fromEntries(TEXTS.map((column) => [column, of(column)])),
    ...Object.fromEntries(AMOUNTS.map((column) => [column, amountIn(of(column))])),
    ...seatsIn(of("seats")),
    ...(of("currency") && { currency: of("currency") }),
    isDirect: isDirect(of, cells),
    stays: stays.map(({ at, city, hotel, written: nights }) => ({
      ...{ at, nights, hotel: of(hotel), city: city ?? of("city") },
    })),
  };
  const { data, error } = ENTRY_WRITE_SCHEMAS.departure.safeParse(written);
  for (const { path, message } of error?.issues ?? []) {
    const column = columnAt(path, stays, cells);
    if (!found.has(column)) found.set(column, asMistake(message));
  }
  const body = (data ?? written) as EntryWrite<"departure">;
  if (body.leavesOn !== "" && !found.has("leavesOn") && body.leavesOn < today) {
    found.set("leavesOn", { code: "left-already" });
  }
  if (found.size === 0) {
    for (const { path, mistake } of mistakesOf(body)) {
      found.set(columnAt([path], stays, cells), mistake);
    }
  }
  return { body, mistakes: [...found].map(([column, mistake]) => ({ column, mistake })) };
}

/** Of a flight of which nothing is written, nothing is said. */
const isDirect = (of: (column: TableColumn) => string, cells: Cells): boolean =>
  of("via") === "" && (of("airline") !== "" || cells.has("via"));

/** With what people and spreadsheets put round a price. */
const amountIn = (written: string): string =>
  plainDigits(written)
    .replace(/^(৳|tk\.?|bdt)\s*/i, "")
    .replace(/(৳|tk\.?|bdt|\/-|\/=)$/i, "")
    .trimEnd()
    .replace(/(?<=\d)[.٫]0{1,2}$/, "");

const isWrong = (nights: string): boolean => nights !== "" && !/^\p{Nd}+$/u.test(nights);

/** A number is how many are left. */
function seatsIn(written: string) {
  if (written === "") return {};
  const count = plainDigits(written);
  if (/^\d+$/.test(count)) return { seats: "counted", seatsLeft: count };
  return { seats: seatsNamed(written) ?? written };
}

type Stays = readonly { nights: TableColumn; hotel: TableColumn }[];

/** Where in the table that is which a rule names. */
function columnAt(path: readonly PropertyKey[], stays: Stays, cells: Cells): TableColumn {
  const [field, index, part] = path;
  const at = (...columns: TableColumn[]) =>
    columns.find((column) => cells.has(column)) ?? ("returnsOn" as const);
  if (field === "seatsLeft") return "seats";
  if (field !== "stays") return cells.has(field as TableColumn) ? (field as TableColumn) : at();
  const stay = stays[Number(index ?? 0)];
  if (!stay) return at();
  if (part === "hotel") return at(stay.hotel, stay.nights);
  if (part === "city") return at("city", stay.nights, stay.hotel);
  return at(stay.nights, stay.hotel);
}

const asMistake = (message: string): FieldMistake =>
  (mistakeOf(message) as FieldMistake | null) ?? { code: "not-text" };
