import type { Entry } from "#contracts/entry.ts";
import { DEPARTING_IDS, departureKind } from "#contracts/kinds/departure.ts";
import type { Language } from "#contracts/languages.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import type { EntryReading } from "#server/content/entries/entry-reading.ts";
import type { createOwnPageReading } from "#server/content/own-pages/own-page-reading.ts";
import type { createPackage } from "#server/content/package.ts";
import type { createPage } from "#server/content/page.ts";
import type { createPostReading } from "#server/content/posts/post-reading.ts";
import type { Findable } from "#server/content/search/finder.ts";
import { searchedText } from "#server/content/searched-text.ts";
import type { createSettings } from "#server/content/settings.ts";

/** As they are read in a language. */
export type Searched = {
  language: Language;
  content: Pick<ContentVersion, "current">;
  blog: Pick<ReturnType<typeof createPostReading>, "listFindings" | "count">;
  entry: Pick<EntryReading, "list">;
  ownPage: Pick<ReturnType<typeof createOwnPageReading>, "listWhole">;
  package: Pick<ReturnType<typeof createPackage>, "list">;
  page: ReturnType<typeof createPage>;
  settings: Pick<ReturnType<typeof createSettings>, "get">;
};

/** Of a package; later ones are found on its page. */
const MOST_OF_A_PACKAGE = 300;

/** Those to come, found by their months too, ours and those of the Hijri calendar. */
export async function searchedDepartures({
  entry,
  language,
  settings,
  package: packages,
}: Searched): Promise<(Findable & { departure: Entry<"departure"> })[]> {
  const [{ timeZone }, listed] = await Promise.all([settings.get(), packages.list()]);
  const from = dayFormat(timeZone).format(Date.now());
  const titles = new Map<string, string>(listed.map(({ _id, title }) => [_id, title]));
  const found = await Promise.all(
    DEPARTING_IDS.map((parent) =>
      entry.list("departure", { parent, from, limit: MOST_OF_A_PACKAGE }),
    ),
  );
  const words = calendarWords(language);
  return found.flat().map((departure) => ({
    departure,
    title: [
      ...[titles.get(departure.package), departure.package, departure.title],
      ...[words(departure.leavesOn), words(departure.returnsOn)],
    ].join(" "),
    text: searchedText(departureKind.fields, departure),
  }));
}

function calendarWords(language: Language): (day: string) => string {
  const [ours, hijri] = ["gregory", "islamic-umalqura"].map(
    (calendar) =>
      new Intl.DateTimeFormat(language, { calendar, dateStyle: "long", timeZone: "UTC" }),
  );
  return (day) => [ours, hijri].map((format) => format?.format(new Date(day))).join(" ");
}
