import { capital } from "#app/admin/pieces/capital.ts";
import { departureWords } from "#app/admin/pieces/departure-words.ts";
import { toldWhenAddress } from "#app/admin/pieces/told-when-address.ts";
import { useTimes } from "#app/admin/times/times.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { editorAddress } from "#contracts/editor-address.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { Language } from "#contracts/languages.ts";
import { PUBLIC_PAGES } from "#contracts/public-pages.ts";
import * as texts from "#i18n/en/admin/enquiries.ts";
import * as more from "#i18n/en/admin/follow-up.ts";
import { toldWhen } from "#i18n/en/admin/shell.ts";
import { waits } from "#i18n/en/admin/told-when.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";
import { monthLabel } from "#i18n/month-words.ts";
import { pageTitles } from "#i18n/titles-by-page.ts";
import { askedAbout } from "./enquiry-words.ts";
import { peopleWords } from "./people-words.ts";

/** `href` opens beside, `to` leads within the admin area. */
type Fact = { term: string; text: string; href?: string; to?: string; language?: Language };

/** As the menu calls it. */
function pageName(page: string): string {
  const name = PUBLIC_PAGES.find(({ path }) => path === page)?.name;
  const title = name && name !== "post" && name !== "own-page" ? pageTitles[name] : "";
  return title ? fill(texts.pageOf, { title }) : page || texts.theApi;
}

/** Each departure that it, or what stands in it, came from or waits for; of one that is gone, that it is. */
function departureFacts({ departure, departures, waits: wishes }: Enquiry): Fact[] {
  const ids = new Set([departure, ...wishes.map((wait) => wait.departure)]);
  return [...ids]
    .filter((id) => id !== null)
    .flatMap((id): Fact[] => {
      const found = departures.find(({ _id }) => _id === id);
      const where: Fact = {
        term: more.cameFromDeparture,
        text: found ? departureWords(found) : more.departureGone,
        ...(found && { to: editorAddress({ kind: "departure", id }) }),
      };
      const wait = wishes.find((one) => one.departure === id);
      return wait ? [where, waitFact(wait)] : [where];
    });
}

const waitFact = ({ departure, waitsFor }: Enquiry["waits"][number]): Fact => ({
  term: toldWhen,
  text: capital(waits[waitsFor]),
  to: toldWhenAddress(departure),
});

/** What was asked; what nobody said is left out. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { dayAndTime } = useTimes();
  const { month, travellers, createdAt, reference, page, language, visa } = enquiry;
  const facts: Fact[] = [
    { term: texts.askedAbout, text: askedAbout(enquiry) },
    { term: texts.month, text: month && monthLabel(month) },
    { term: texts.travellers, text: peopleWords(travellers) },
    { term: texts.language, text: languageNames[language], language },
    { term: texts.received, text: dayAndTime(createdAt) },
    { term: texts.reference, text: reference },
    ...departureFacts(enquiry),
    { term: more.cameFromVisa, text: visa ?? "" },
    { term: texts.sentFrom, text: pageName(page), href: page },
  ];
  return (
    <dl className="enquiry-facts">
      {facts
        .filter(({ text }) => text)
        .map(({ term, text, href, to, language }) => (
          <div key={term + text}>
            <dt>{term}</dt>
            <dd lang={language}>
              {href ? (
                <a href={href} target="_blank" rel="noopener" className="text-link">
                  {text}
                  <span className="sr-only"> {texts.opensNewTab}</span>
                </a>
              ) : to ? (
                <PageLink to={to} className="text-link">
                  {text}
                </PageLink>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
