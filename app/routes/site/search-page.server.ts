import { cheapestOf } from "#app/site/departures/cheapest.ts";
import { daysWords } from "#app/site/departures/day-words.ts";
import { departureAddress } from "#app/site/departures/departure-address.ts";
import { moneyWords } from "#app/site/papers/costs-of.ts";
import type { FoundGroupShown, FoundLine, SearchPage } from "#app/site/search/search-page.ts";
import { blogPath } from "#contracts/blog-path.ts";
import { seatsOf } from "#contracts/departure-state.ts";
import type { Entry } from "#contracts/entry.ts";
import { nightsOf } from "#contracts/nights.ts";
import { FOUND_GROUPS, type SiteFound } from "#contracts/site-search.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import * as dates from "#i18n/en/site/departures.ts";
import * as words from "#i18n/en/site/search.ts";
import { fill, plural } from "#i18n/fill.ts";
import type { SiteContext } from "../../context.ts";

/** @param now ms since 1970 */
export async function searchPage(
  site: SiteContext["site"],
  { q, now }: { q: string; now: number },
): Promise<SearchPage> {
  if (q === "") return null;
  const [found, packages, { timeZone }] = await Promise.all([
    site.search(q),
    site.package.list(),
    site.settings.get(),
  ]);
  const today = dayFormat(timeZone).format(now);
  const titles = new Map<string, string>(packages.map(({ _id, title }) => [_id, title]));
  const groups = [
    pagesOf(found, "package"),
    departures(found),
    ...FOUND_GROUPS.slice(1).map((is) => pagesOf(found, is)),
    posts(found),
  ].filter(({ lines }) => lines.length > 0);
  return { q, count: found.pages.length + found.departureCount + found.postCount, groups };

  function departures({ departures }: SiteFound): FoundGroupShown {
    const lines = departures.map((departure): FoundLine => {
      const { leavesOn, returnsOn } = departure;
      const title = titles.get(departure.package) ?? "";
      return {
        to: departureAddress(departure),
        title: [{ text: daysWords(leavesOn, returnsOn) }],
        text: [{ text: [title, ...factsOf(departure)].join(" · ") }],
      };
    });
    const leaving = [...new Set(departures.map((departure) => departure.package))];
    const more = leaving.map((id) => ({
      to: `/packages/${id}#dates`,
      text: fill(words.allDates, { title: titles.get(id) ?? "" }),
    }));
    return { is: "departure", lines, more };
  }

  function factsOf(departure: Entry<"departure">): string[] {
    const nights = nightsOf(departure.stays);
    const cheapest = cheapestOf(departure, today);
    return [
      ...(nights > 0 ? [plural(dates.nights, nights)] : []),
      ...(seatsOf(departure) === "full" ? [dates.taken] : []),
      ...(cheapest
        ? [fill(words.from, { price: moneyWords(cheapest.amount, cheapest.currency) })]
        : []),
    ];
  }

  function posts({ posts, postCount }: SiteFound): FoundGroupShown {
    const lines = posts.map(({ link, titlePieces: title, textPieces: text }) => ({
      ...{ to: blogPath(link), title, text },
    }));
    const rest = {
      to: `/blog?${new URLSearchParams({ q })}`,
      text: plural(words.allPosts, postCount),
    };
    return { is: "post", lines, more: postCount > posts.length ? [rest] : [] };
  }
}

const pagesOf = ({ pages }: SiteFound, is: (typeof FOUND_GROUPS)[number]): FoundGroupShown => ({
  is,
  lines: pages.filter((page) => page.is === is).map(({ to, title, text }) => ({ to, title, text })),
  more: [],
});
