import type { SiteFound } from "#contracts/site-search.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import { createFinder } from "#server/content/search/finder.ts";
import { markHits, snippetOf } from "#server/content/search/highlight.ts";
import { type Looks, looksFor } from "#server/content/search/wanted.ts";
import { untilChanged } from "#server/content/until-changed.ts";
import type { Wanted } from "#server/db/search.ts";
import { type Searched, searchedDepartures } from "./searched-departures.ts";
import { type SearchedPage, searchedPages } from "./searched-pages.ts";

/** Of each kind: whoever wants more narrows the search, or goes on where they all are. */
const MOST_SHOWN = 6;
const SNIPPET_LENGTH = 140;

const NOTHING: SiteFound = {
  ...{ pages: [], departures: [], departureCount: 0 },
  ...{ posts: [], postCount: 0 },
};

/** One question to everything that visitors may read. What is searched stays in memory until content changes. */
export function createSiteSearch(searched: Searched) {
  const { blog, content, settings } = searched;
  const shelf = untilChanged(content, async () => {
    const [pages, departures] = await Promise.all([
      searchedPages(searched),
      searchedDepartures(searched),
    ]);
    return { findPages: createFinder(pages), findDepartures: createFinder(departures) };
  });

  return async (q: string): Promise<SiteFound> => {
    const looks = looksFor(q);
    if (!looks || looks.first.length === 0) return NOTHING;
    const [others, posts, postCount] = await Promise.all([
      findOthers(looks),
      blog.listFindings({ q, limit: MOST_SHOWN }),
      blog.count({ q }),
    ]);
    return { ...others, posts, postCount };
  };

  async function findOthers({ first, second }: Looks) {
    const [{ findPages, findDepartures }, { timeZone }] = await Promise.all([
      shelf(),
      settings.get(),
    ]);
    const today = dayFormat(timeZone).format(Date.now());
    const find = (wanted: Wanted) => ({
      wanted,
      pages: findPages(wanted),
      // Some may have left since they were read.
      departures: findDepartures(wanted).filter(({ departure }) => departure.leavesOn >= today),
    });
    const exact = find(first);
    const isFound = exact.pages.length + exact.departures.length > 0;
    const { wanted, pages, departures } = isFound || !second ? exact : find(second);
    return {
      pages: firstOfEach(pages).map((page) => presented(page, wanted)),
      departures: departures.slice(0, MOST_SHOWN).map(({ departure }) => departure),
      departureCount: departures.length,
    };
  }
}

function firstOfEach(pages: readonly SearchedPage[]): SearchedPage[] {
  const shown = new Map<string, number>();
  return pages.filter(({ is }) => {
    const count = (shown.get(is) ?? 0) + 1;
    shown.set(is, count);
    return count <= MOST_SHOWN;
  });
}

const presented = ({ is, to, title, text, language }: SearchedPage, wanted: Wanted) => ({
  ...{ is, to, language },
  title: markHits(title, wanted),
  text: snippetOf(text, wanted, SNIPPET_LENGTH),
});
