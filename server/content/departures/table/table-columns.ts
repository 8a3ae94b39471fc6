import { TABLE_COLUMNS, type TableColumn } from "#contracts/departure-columns.ts";
import { plainDigits } from "#contracts/digits.ts";
import * as arabic from "#i18n/ar/admin/departure-columns.ts";
import * as bangla from "#i18n/bn/admin/departure-columns.ts";
import * as english from "#i18n/en/admin/departure-columns.ts";

type Seats = "open" | "few" | "full";

type Said = {
  columns: Readonly<Record<TableColumn, string>>;
  seatsCalled: Readonly<Record<Seats, string>>;
};

const LANGUAGES: Said[] = [english, bangla, arabic];

/** Without what people write in one way or another: case, spaces, signs. */
const plainWord = (text: string): string =>
  plainDigits(text.normalize("NFC"))
    .toLowerCase()
    .replace(/[أإآ]/g, "ا")
    .replace(/[^\p{L}\p{M}\p{Nd}]/gu, "");

const known = <Name extends string>(said: (language: Said) => Readonly<Record<Name, string>>) =>
  new Map(
    LANGUAGES.flatMap((language) =>
      Object.entries<string>(said(language)).flatMap(([name, all]) =>
        all.split(" / ").map((one) => [plainWord(one), name as Name] as const),
      ),
    ),
  );

const COLUMNS = known<TableColumn>(({ columns }) => columns);
// As the API calls them.
for (const name of TABLE_COLUMNS) COLUMNS.set(plainWord(name), name);

const SEATS = known<Seats>(({ seatsCalled }) => seatsCalled);

export const seatsNamed = (text: string) => SEATS.get(plainWord(text)) ?? null;

/** Which column each heading names; null: none that we know, or one that was there before. */
export function columnsIn(headings: readonly string[]): (TableColumn | null)[] {
  const seen = new Set<TableColumn>();
  return headings.map((heading) => {
    // "Quad (BDT)" is called "Quad".
    const column =
      COLUMNS.get(plainWord(heading)) ?? COLUMNS.get(plainWord(heading.replace(/\([^()]*\)/g, "")));
    if (!column || seen.has(column)) return null;
    seen.add(column);
    return column;
  });
}
