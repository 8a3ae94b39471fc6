import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import * as words from "#i18n/en/site/papers.ts";
import { fill } from "#i18n/fill.ts";
import type { Country } from "./papers-page.ts";

type StartProps = {
  /** "/work-visa/papers". */
  base: string;
  countries: Country[];
  /** An address of this language. */
  hrefOf: (path: string) => string;
  /** Below them. */
  children: ReactNode;
};

/** On the page of a visa: where the questions begin, and the lists that there are. */
export const PapersStart = ({ base, countries, hrefOf, children }: StartProps) => (
  <section className="section bg-sand1" aria-labelledby="papers">
    <div className="wrap">
      <div className="papers-start">
        <div>
          <h2 id="papers">{words.which}</h2>
          <p className="lead mt-3">{words.startLead}</p>
          <p className="mt-5">
            <a className="button button-primary" href={hrefOf(`${base}/start`)}>
              {words.start} <Icon name="arrow-right" />
            </a>
          </p>
          <p className="mt-5 flex gap-3">
            <Icon name="shield-check" className="size-6 flex-none" /> {words.startReviewed}
          </p>
        </div>
        <div>
          <h3 className="text-ui">{words.orCountry}</h3>
          <ul>
            {[...countries, { name: words.anotherCountry, to: `${base}/other`, reviewed: "" }].map(
              ({ name, to, reviewed }) => (
                <li key={to}>
                  <a className="country" href={hrefOf(to)}>
                    <b>{name}</b>
                    {reviewed ? (
                      <small>{fill(words.reviewedShort, { day: reviewed })}</small>
                    ) : null}
                    <Icon name="chevron-right" />
                  </a>
                </li>
              ),
            )}
          </ul>
        </div>
      </div>
      {children}
    </div>
  </section>
);
