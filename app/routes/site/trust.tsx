import { data } from "react-router";
import { pageMeta, unlistedMeta } from "#app/site/head/page-meta.ts";
import { initialsOf } from "#app/site/pages/leader-card.tsx";
import { localTime } from "#app/site/pieces/local-clock.ts";
import { NotTranslated } from "#app/site/pieces/not-translated.tsx";
import { PageNotWritten } from "#app/site/pieces/page-not-written.tsx";
import { PageNotLoaded } from "#app/site/shell/page-not-loaded.tsx";
import { licenceData } from "#app/site/trust/licence-data.ts";
import { officeData } from "#app/site/trust/office-data.ts";
import { hoursOf } from "#app/site/trust/office-hours.ts";
import { TrustBody } from "#app/site/trust/trust-body.tsx";
import "#app/site/trust/trust.css";
import "#app/site/trust/office-week.css";
import "#app/site/trust/trust-print.css";
import { weeksOf } from "#app/site/trust/week-of.ts";
import { dayFormat, midnightAfter } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/site/trust.ts";
import { factsOf, fillFacts } from "#i18n/facts.ts";
import { siteContext } from "../../context.ts";
import { hasTrustPage } from "../has-trust-page.ts";
import type { Route } from "./+types/trust.ts";
import { listedLicences } from "./listed-licences.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const [written, settings, licences, isThere] = await Promise.all([
    site.page.findTrust(),
    site.settings.get(),
    site.licence.listValid(),
    hasTrustPage(site),
  ]);
  const page = fillFacts(written, factsOf(settings));
  const signers = (page?.signers.rows ?? []).map((one) => ({
    ...one,
    // Browsers segment letters by rules of their own age: hydration must agree.
    initials: initialsOf(one.name),
  }));
  const { timeZone } = settings;
  const days = {
    weekday: localTime(new Date(), timeZone).weekday,
    weeks: (page?.offices.rows ?? []).map((office) => weeksOf(hoursOf(office, settings))),
  };
  const shown = { isThere, page, signers, licences: listedLicences(licences), days };
  if (!isThere) return data({ ...shown, pictures: {} }, { status: 404 });
  const hasOffices = (page?.offices.rows ?? []).length > 0;
  const [first] = licences;
  // When it says something else: today is another day, or a licence ends.
  const last = hasOffices ? dayFormat(timeZone).format(Date.now()) : first?.validUntil;
  const ends = last ? midnightAfter(last, timeZone) : null;
  const pictures = await site.media.factsIn(page);
  return data(
    { ...shown, pictures },
    ends === null ? {} : { headers: { Expires: new Date(ends).toUTCString() } },
  );
}

/** When a remembered page ends. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData?.isThere) return unlistedMeta(matches, words.title);
  const { page, licences } = loaderData;
  return pageMeta(matches, {
    ...{ title: words.title, path: "/trust", picture: "trust" },
    description: page?.hero.text || words.description,
    data: (site) => [{ ...licenceData(site, licences), ...officeData(site, page) }],
  });
};

export default function Trust({ loaderData }: Route.ComponentProps) {
  const { isThere, page, signers, licences, days } = loaderData;
  if (!isThere) return <PageNotWritten title={words.title} />;
  return (
    <>
      <NotTranslated content={page} />
      <TrustBody page={page} signers={signers} licences={licences} days={days} />
    </>
  );
}

export function ErrorBoundary() {
  return <PageNotLoaded title={words.notLoaded} />;
}
