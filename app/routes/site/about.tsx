import { data } from "react-router";
import { pageMeta, unlistedMeta } from "#app/site/head/page-meta.ts";
import { AboutBody } from "#app/site/pages/about-body.tsx";
import { initialsOf } from "#app/site/pages/leader-card.tsx";
import { NotTranslated } from "#app/site/pieces/not-translated.tsx";
import { PageNotWritten } from "#app/site/pieces/page-not-written.tsx";
import { PageNotLoaded } from "#app/site/shell/page-not-loaded.tsx";
import * as pageTitles from "#i18n/en/page-titles.ts";
import { factsOf, fillFacts } from "#i18n/facts.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/about.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const [written, settings] = await Promise.all([site.page.findAbout(), site.settings.get()]);
  const about = fillFacts(written, factsOf(settings));
  if (!about) return data({ about: null, leaders: [] }, { status: 404 });
  const leaders = about.leaders.map((leader) => ({
    ...leader,
    // Browsers segment letters by rules of their own age: hydration must agree.
    initials: initialsOf(leader.name),
  }));
  return data({ about, leaders, pictures: await site.media.factsIn(about) });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const about = loaderData?.about;
  if (!about) return unlistedMeta(matches, pageTitles.about);
  return pageMeta(matches, {
    title: pageTitles.about,
    description: about.welcome.paragraphs[0] ?? about.hero.text,
    path: "/about",
    picture: "about",
  });
};

export default function About({ loaderData: { about, leaders } }: Route.ComponentProps) {
  if (!about) return <PageNotWritten title={pageTitles.about} />;
  return (
    <>
      <NotTranslated content={about} />
      <AboutBody about={about} leaders={leaders} />
    </>
  );
}

export function ErrorBoundary() {
  return <PageNotLoaded title={pageTitles.about} />;
}
