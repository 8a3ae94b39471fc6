import { asObject } from "#contracts/as-object.ts";
import type { Fields } from "#contracts/field-types.ts";
import { ownPageKind } from "#contracts/kinds/own-page.ts";
import { packageKind } from "#contracts/kinds/package.ts";
import { PAGE_KINDS } from "#contracts/kinds/page.ts";
import { requirementKind } from "#contracts/kinds/requirement.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import type { InLanguage } from "#contracts/languages.ts";
import { papersPath } from "#contracts/papers-path.ts";
import { PUBLIC_PAGES } from "#contracts/public-pages.ts";
import type { FoundGroup } from "#contracts/site-search.ts";
import { factsOf, fillFacts } from "#i18n/facts.ts";
import type { Findable } from "#server/content/search/finder.ts";
import { searchedText } from "#server/content/searched-text.ts";
import type { Searched } from "./searched-departures.ts";

export type SearchedPage = Findable & InLanguage & { is: FoundGroup; to: string };

/** Packages, lists of papers, the agency's pages, and pages of one's own. */
export async function searchedPages(searched: Searched): Promise<SearchedPage[]> {
  const { settings, ownPage, page } = searched;
  const [facts, packages, papers, own, about, contact, privacy, trust] = await Promise.all([
    settings.get().then(factsOf),
    searched.package.list(),
    searchedPapers(searched),
    ownPage.listWhole(),
    page.findAbout(),
    page.findContact(),
    page.findPrivacy(),
    page.findTrust(),
  ]);
  const found: SearchedPage[] = [
    ...packages.map((pack) => ({
      ...{ is: "package" as const, to: pathOf(`package/${pack._id}`), title: pack.title },
      ...textOf(packageKind.fields, pack),
    })),
    ...papers,
    ...Object.entries({ about, contact, privacy, trust }).flatMap(([id, body]) => {
      if (!body) return [];
      const { fields } = PAGE_KINDS[id as keyof typeof PAGE_KINDS];
      const title = "hero" in body ? body.hero.title : body.title;
      return [{ is: "page" as const, to: pathOf(`page/${id}`), title, ...textOf(fields, body) }];
    }),
    ...own.map((one) => ({
      ...{ is: "page" as const, to: `/${one.link}`, title: one.title },
      ...textOf(ownPageKind.fields, one),
    })),
  ];
  return fillFacts(found, facts).map((one) => ({ ...one, text: withoutTitle(one) }));
}

/** Found by the papers that they take, too. */
async function searchedPapers({ entry }: Searched): Promise<SearchedPage[]> {
  const [visas, library] = await Promise.all([entry.list("visa"), entry.list("requirement")]);
  const papers = new Map(
    library.map((one) => [one._id, searchedText(requirementKind.fields, one)]),
  );
  return visas.flatMap((visa) => {
    const to = papersPath(visa);
    if (to === null) return [];
    const asked = visa.papers.map(({ requirement }) => papers.get(requirement) ?? "");
    const { text, language } = textOf(visaKind.fields, visa);
    return { is: "papers", to, title: visa.title, text: [text, ...asked].join(" "), language };
  });
}

/** It is read above the text. */
const withoutTitle = ({ title, text }: Findable): string =>
  text.startsWith(title) ? text.slice(title.length).trim() : text;

const pathOf = (document: string): string =>
  PUBLIC_PAGES.find((page) => page.document === document)?.path ?? "/";

const textOf = (fields: Fields, body: InLanguage) => ({
  text: searchedText(fields, asObject(body)),
  language: body.language,
});
