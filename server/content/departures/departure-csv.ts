import { BYTE_ORDER_MARK, type Cell, csvLine } from "#contracts/csv-line.ts";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import { seatsOf } from "#contracts/departure-state.ts";
import { DEPARTING_IDS, PRICE_NAMES } from "#contracts/kinds/departure.ts";
import type { Spoken } from "#i18n/spoken.ts";

type Column = [
  head: keyof Spoken["departureHeads"],
  cell: (departure: ListedDeparture, words: Spoken) => Cell,
];

/** Programs know them by their order: a new one stands last. */
const COLUMNS: Column[] = [
  ["leavesOn", ({ body }) => body.leavesOn],
  ["returnsOn", ({ body }) => body.returnsOn],
  ["package", ({ body }, { topics }) => topics[packageOf(body.package)]],
  ["title", ({ body }) => body.title],
  ["state", ({ state }, { departureStates }) => departureStates[state]],
  ["nights", ({ body }) => linesOf(body.stays.map(({ city, nights }) => [city, nights]))],
  ["hotels", ({ body }) => linesOf(body.stays.map(({ city, hotel }) => [hotel && city, hotel]))],
  ["from", ({ body }) => body.from],
  ["to", ({ body }) => body.to],
  ["airline", ({ body }) => body.airline],
  ["via", ({ body }) => (body.isDirect ? "" : body.via)],
  ["seats", ({ body }, { seats }) => seats[seatsOf(body)]],
  ["seatsLeft", ({ body }) => (body.seats === "counted" ? body.seatsLeft : "")],
  ["currency", ({ body }) => body.currency],
  ...PRICE_NAMES.map((name): Column => [name, ({ body }) => body[name]]),
  ["priceUntil", ({ body }) => body.priceUntil],
  ["notes", ({ body }) => body.notes],
];

/** A table for a spreadsheet, part by part: each as it will be once what waits is public. */
export async function* departureCsv(
  parts: AsyncGenerator<ListedDeparture[]>,
  words: Spoken,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(([head]) => words.departureHeads[head]));
  for await (const rows of parts) {
    yield rows.map((row) => csvLine(COLUMNS.map(([, cell]) => cell(row, words)))).join("");
  }
}

const packageOf = (id: string) => DEPARTING_IDS.find((one) => one === id) ?? "umrah";

/** "Makkah: 9", a line each. */
const linesOf = (stays: [city: string, said: string][]): string =>
  stays
    .map((parts) => parts.filter(Boolean).join(": "))
    .filter(Boolean)
    .join("\n");
