import { useTimes } from "#app/admin/pieces/times.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { Language } from "#contracts/languages.ts";
import { PUBLIC_PAGES } from "#contracts/public-pages.ts";
import * as texts from "#i18n/en/admin/enquiries.ts";
import * as more from "#i18n/en/admin/follow-up.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import { monthLabel } from "#i18n/month-words.ts";
import { pageTitles } from "#i18n/titles-by-page.ts";
import { askedAbout, peopleWords } from "./enquiry-words.ts";

type Fact = { term: string; text: string; href?: string; language?: Language };

/** As the menu calls it. */
function pageName(page: string): string {
  const name = PUBLIC_PAGES.find(({ path }) => path === page)?.name;
  const title = name && name !== "post" && name !== "own-page" ? pageTitles[name] : "";
  return title ? fill(texts.pageOf, { title }) : page || texts.theApi;
}

/** What was asked; what nobody said is left out. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { dayAndTime } = useTimes();
  const { month, travellers, createdAt, reference, page, language, departure, visa } = enquiry;
  const facts: Fact[] = [
    { term: texts.askedAbout, text: askedAbout(enquiry) },
    { term: texts.month, text: month && monthLabel(month) },
    { term: texts.travellers, text: peopleWords(travellers) },
    { term: texts.language, text: languageNames[language], language },
    { term: texts.received, text: dayAndTime(createdAt) },
    { term: texts.reference, text: reference },
    { term: more.cameFromDeparture, text: departure ?? "" },
    { term: more.cameFromVisa, text: visa ?? "" },
    { term: texts.sentFrom, text: pageName(page), href: page },
  ];
  return (
    <dl className="enquiry-facts">
      {facts
        .filter(({ text }) => text)
        .map(({ term, text, href, language }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd lang={language}>
              {href ? (
                <a href={href} target="_blank" rel="noopener" className="text-link">
                  {text}
                  <span className="sr-only"> {texts.opensNewTab}</span>
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
