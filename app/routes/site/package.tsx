import { data } from "react-router";
import { keepTyped } from "#app/forms/keep-typed.ts";
import { monthsAhead } from "#app/site/enquiry/months.ts";
import { PriceForm } from "#app/site/enquiry/price-form.tsx";
import { pageMeta, unlistedMeta } from "#app/site/head/page-meta.ts";
import { packageData } from "#app/site/head/structured-data.ts";
import { PackageNotice } from "#app/site/packages/package-notice.tsx";
import {
  PackageDetails,
  PackageEnding,
  PackageOverview,
} from "#app/site/packages/package-sections.tsx";
import "#app/site/packages/package-apart.css";
import { PACKAGE_TITLES, packageTitleOf } from "#app/site/packages/package-titles.ts";
import { callBackTime } from "#app/site/pages/call-back-time.ts";
import { descriptionParts } from "#app/site/pieces/description-parts.ts";
import { NotTranslated } from "#app/site/pieces/not-translated.tsx";
import { PageHero } from "#app/site/pieces/page-hero.tsx";
import { keepLoaded } from "#app/site/shell/keep-loaded.ts";
import { priceFormSchema } from "#contracts/forms/schemas.ts";
import { packageIdSchema } from "#contracts/kinds/schemas.ts";
import { factsOf, fillFacts } from "#i18n/facts.ts";
import { monthName } from "#i18n/month-words.ts";
import { enquiryContext, siteContext } from "../../context.ts";
import type { Route } from "./+types/package.ts";
import { bothHeaders } from "./both-headers.ts";
import { packageApart } from "./package-apart.server.tsx";
import { sendEnquiry } from "./send-enquiry.server.ts";

/** Five routes share this page; the last part of each pattern is its fixed package id. */
export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const id = packageIdOf(pattern);
  const [written, settings] = await Promise.all([site.package.find(id), site.settings.get()]);
  const pack = fillFacts(written, factsOf(settings));
  const months = monthsAhead(settings.timeZone, monthName);
  const callBack = callBackTime(settings);
  const token = context.get(enquiryContext).issueToken();
  const [pictures, { apart, headers }] = await Promise.all([
    site.media.factsIn(pack),
    packageApart({ context, id, settings, url }),
  ]);
  const found = { id, path: `/${pattern}`, pack, months, callBack, pictures, token, ...apart };
  return data(found, { status: pack ? 200 : 404, headers });
}

const packageIdOf = (pattern: string) => packageIdSchema.parse(pattern.split("/").at(-1));

/** "Ask for a price". */
export const action = ({ request, context, pattern }: Route.ActionArgs) => {
  const id = packageIdOf(pattern);
  return sendEnquiry({
    request,
    context,
    schema: priceFormSchema,
    toEnquiry: (fields) => ({
      topic: id,
      package: id,
      page: `/${pattern}`,
      email: "",
      message: "",
      ...fields,
    }),
  });
};

export const headers = bothHeaders;

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export const shouldRevalidate = keepLoaded;

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return unlistedMeta(matches, packageTitleOf(location.pathname));
  const { id, path, pack } = loaderData;
  if (!pack) return unlistedMeta(matches, PACKAGE_TITLES[id]);
  return pageMeta(matches, {
    title: PACKAGE_TITLES[id],
    description: pack.description,
    path,
    picture: id,
    data: (site) => [packageData(site, pack, path)],
  });
};

export default function Package({ loaderData, actionData }: Route.ComponentProps) {
  const { pack, months, callBack, token, apart } = loaderData;
  if (!pack) return <PackageNotice error={null} />;
  return (
    <>
      <NotTranslated content={pack} />
      <PageHero
        title={pack.title}
        text={descriptionParts(pack.description).line}
        image={pack.bannerimageUrl}
      />
      <PackageOverview pack={pack}>
        <PriceForm
          key={pack._id}
          months={months}
          callBack={callBack}
          token={token}
          actionData={actionData}
        />
      </PackageOverview>
      {apart === undefined ? null : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own server
        <div id="apart" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: apart }} />
      )}
      <PackageDetails pack={pack} />
      <PackageEnding pack={pack} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PackageNotice error={error} />;
}
