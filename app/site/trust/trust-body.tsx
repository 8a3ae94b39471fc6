import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { written } from "#app/site/pieces/written.ts";
import type { TrustPage } from "#contracts/kinds/page.ts";
import * as words from "#i18n/en/site/trust.ts";
import { inDigits } from "#i18n/fill.ts";
import { LicenceCards } from "./licence-cards.tsx";
import { type OfficeDays, Offices } from "./offices.tsx";
import { OfficialNumbers } from "./official-numbers.tsx";
import { Ticked } from "./ticked.tsx";
import { TrustHeading } from "./trust-heading.tsx";
import type { ListedLicence, Signer } from "./trust-page.ts";
import { TrustSigners } from "./trust-signers.tsx";

type TrustBodyProps = {
  /** Null until somebody writes it. */
  page: Omit<TrustPage, "version"> | null;
  signers: Signer[];
  licences: ListedLicence[];
  days: OfficeDays;
};

/** By what people know that it is really the agency. */
export function TrustBody({ page, signers, licences, days }: TrustBodyProps) {
  const title = page?.hero.title || words.title;
  return (
    <div className="trust-page">
      {page?.hero.image ? (
        <section className="page-hero-light" {...written(title)}>
          <Picture src={page.hero.image} alt={page.hero.imageAlt} sizes={SIZES.half} isFirst />
          <div className="wrap words">
            <h1>{title}</h1>
            {page.hero.text ? <p>{page.hero.text}</p> : null}
          </div>
        </section>
      ) : (
        <h1 className="wrap pt-10 text-h1" {...written(title)}>
          {title}
        </h1>
      )}
      {page && page.checks.steps.length > 0 ? <Checks {...page.checks} /> : null}
      <LicenceCards licences={licences} texts={page?.licences ?? null} />
      <OfficialNumbers texts={page?.numbers ?? null} />
      {page ? <Written page={page} signers={signers} days={days} /> : null}
    </div>
  );
}

function Checks({ heading, text, steps }: TrustPage["checks"]) {
  return (
    <section className="section">
      <div className="wrap trust-columns">
        <TrustHeading heading={heading} text={text} />
        <ol className="trust-box step-route">
          {steps.map((step, index) => (
            <li key={step.title} {...written(step.title)}>
              <span className="step" aria-hidden>
                {inDigits(index + 1)}
              </span>
              <b>{step.title}</b>
              <span className="text-ink2">{step.text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

type WrittenProps = Pick<TrustBodyProps, "signers" | "days"> & {
  page: Omit<TrustPage, "version">;
};

function Written({ page, signers, days }: WrittenProps) {
  const { offices, payment, never, refunds, complaints, misuse } = page;
  return (
    <>
      <Offices {...offices} {...days} />
      {payment.items.length + never.items.length > 0 ? (
        <section className="section">
          <div className="wrap trust-halves">
            <Ticked {...payment} icon="check" />
            <Ticked {...never} icon="x" />
          </div>
        </section>
      ) : null}
      {refunds.rows.length > 0 || complaints.text ? (
        <section className="section bg-sand1">
          <div className="wrap trust-columns">
            <TrustHeading heading={refunds.heading} text={refunds.text} />
            <div>
              <dl className="trust-cases">
                {refunds.rows.map(({ title, text }) => (
                  <div key={title} {...written(title)}>
                    <dt>{title}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              {complaints.text ? (
                <>
                  <h3 className="mt-8 text-h3" {...written(complaints.heading)}>
                    {complaints.heading}
                  </h3>
                  <p className="mt-2 text-ink2" {...written(complaints.text)}>
                    {complaints.text}
                  </p>
                </>
              ) : null}
            </div>
          </div>
        </section>
      ) : null}
      <section className="section">
        <div className="wrap">
          <TrustSigners {...page.signers} signers={signers} />
          {misuse.text ? (
            <div className="trust-ask" {...written(misuse.text)}>
              <p>
                {misuse.heading ? <b>{misuse.heading}</b> : null} {misuse.text}
              </p>
              <PageLink to="/contact" reloadDocument className="button button-primary">
                {words.tellUs}
              </PageLink>
            </div>
          ) : null}
        </div>
      </section>
    </>
  );
}
