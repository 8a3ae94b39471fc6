import type { Page } from "@playwright/test";
import { shiftedDay } from "#contracts/days.ts";
import type { Entry } from "#contracts/entry.ts";
import { OTHER_LANGUAGES } from "#contracts/languages.ts";
import { ask } from "./staff.ts";

type Departure = Entry<"departure">;

const WEEKS_LATER = 3;

/** As many departures of a package as asked for: the demo's again, some weeks later each time, in each language. */
export async function fillDepartures(page: Page, id: string, count: number): Promise<void> {
  const list = async (lang: string): Promise<Departure[]> =>
    (await ask(page, "GET", `/api/package/${id}/departures?lang=${lang}`)).body;
  const there = await list("en");
  const said = await Promise.all(OTHER_LANGUAGES.map(list));
  for (let n = there.length; n < count; n++) {
    const at = n % there.length;
    const { body } = await ask(
      page,
      "POST",
      `/api/package/${id}/departures`,
      later(there[at] as Departure, 7 * WEEKS_LATER * Math.floor(n / there.length)),
    );
    for (const [index, lang] of OTHER_LANGUAGES.entries()) {
      const words = wordsOf(said[index]?.[at] as Departure);
      await ask(page, "PUT", `/api/departures/${body._id}?lang=${lang}`, words);
    }
  }
}

function later({ _id, createdAt, updatedAt, version, language, ...one }: Departure, days: number) {
  return {
    ...one,
    leavesOn: shiftedDay(one.leavesOn, days),
    returnsOn: shiftedDay(one.returnsOn, days),
  };
}

const wordsOf = ({
  airline,
  from,
  to,
  via,
  returnFrom,
  notes,
  title,
  stays,
  differs,
}: Departure) => ({
  ...{ airline, from, to, via, returnFrom, notes, title },
  differs: differs.map(({ label, note }) => ({ label, note })),
  stays: stays.map(({ _id, city, hotel, walkTo, note }) => ({ _id, city, hotel, walkTo, note })),
});
