import { written } from "#app/site/pieces/written.ts";
import type { TrustPage } from "#contracts/kinds/page.ts";
import * as words from "#i18n/en/site/trust.ts";
import { fill } from "#i18n/fill.ts";
import { TrustHeading } from "./trust-heading.tsx";
import type { ListedLicence } from "./trust-page.ts";

type LicenceCardsProps = { licences: ListedLicence[]; texts: TrustPage["licences"] | null };

/** Those that are valid today; a number can be selected, and is never a picture. */
export function LicenceCards({ licences, texts }: LicenceCardsProps) {
  const none = texts?.none || words.none;
  return (
    <section className="section bg-sand1" id="licences">
      <div className="wrap">
        <TrustHeading heading={texts?.heading || words.licences} text={texts?.text ?? ""} />
        {licences.length > 0 ? (
          <ul className="licences">
            {licences.map((licence) => (
              <LicenceCard key={licence.id} licence={licence} />
            ))}
          </ul>
        ) : (
          <p className="lead" {...written(none)}>
            {none}
          </p>
        )}
      </div>
    </section>
  );
}

function LicenceCard({ licence }: { licence: ListedLicence }) {
  const { title, number, issuedBy, validUntil, lookedUp, officialList } = licence;
  return (
    <li className="licence">
      <h3 {...written(title)}>{title}</h3>
      <p className="number">
        <bdi dir="ltr">{number}</bdi>
      </p>
      <dl>
        <div>
          <dt>{words.issuedBy}</dt>
          <dd {...written(issuedBy)}>{issuedBy}</dd>
        </div>
        <div>
          <dt>{words.validUntil}</dt>
          <dd>
            <b>
              <time dateTime={validUntil}>{licence.validUntilWords}</time>
            </b>
          </dd>
        </div>
        {lookedUp ? (
          <div>
            <dt>{words.lookedUpOn}</dt>
            <dd>{lookedUp}</dd>
          </div>
        ) : null}
      </dl>
      {officialList ? (
        <a
          className="text-link"
          href={officialList}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={fill(words.officialListTab, { title })}
        >
          {words.officialList}
        </a>
      ) : null}
    </li>
  );
}
