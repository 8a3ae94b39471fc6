import "#app/site/blog/post-content.css";
import { data } from "react-router";
import { pageMeta, unlistedMeta } from "#app/site/head/page-meta.ts";
import { PrivacyBody } from "#app/site/pages/privacy-body.tsx";
import { NotTranslated } from "#app/site/pieces/not-translated.tsx";
import { PageNotWritten } from "#app/site/pieces/page-not-written.tsx";
import { PageNotLoaded } from "#app/site/shell/page-not-loaded.tsx";
import { longDay } from "#i18n/date-words.ts";
import * as pageTitles from "#i18n/en/page-titles.ts";
import { factsOf, fillFacts } from "#i18n/facts.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/privacy-policy.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const [written, settings] = await Promise.all([site.page.findPrivacy(), site.settings.get()]);
  if (!written) return data({ privacy: null, lastChanged: "" }, { status: 404 });
  const facts = factsOf(settings);
  const { title, intro, lastChanged: day, language } = fillFacts(written, facts);
  const sections = written.sections.map((section) => ({
    ...fillFacts(section, facts),
    html: site.readableHtml(section.html, facts),
  }));
  const privacy = { title, intro, lastChanged: day, sections, language };
  const lastChanged = longDay(privacy.lastChanged);
  return data({ privacy, lastChanged });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const privacy = loaderData?.privacy;
  if (!privacy) return unlistedMeta(matches, pageTitles.privacyPolicy);
  return pageMeta(matches, {
    title: pageTitles.privacyPolicy,
    description: privacy.intro,
    path: "/privacy-policy",
    picture: "privacy-policy",
  });
};

export default function PrivacyPolicy({
  loaderData: { privacy, lastChanged },
}: Route.ComponentProps) {
  if (!privacy) return <PageNotWritten title={pageTitles.privacyPolicy} />;
  return (
    <>
      <NotTranslated content={privacy} />
      <PrivacyBody privacy={privacy} lastChanged={lastChanged} />
    </>
  );
}

export function ErrorBoundary() {
  return <PageNotLoaded title={pageTitles.privacyPolicy} />;
}
