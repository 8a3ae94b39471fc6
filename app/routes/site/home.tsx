import { data } from "react-router";
import { pageMeta } from "#app/site/head/page-meta.ts";
import { travelAgency } from "#app/site/head/structured-data.ts";
import { AdviceHeading } from "#app/site/home/advice-heading.tsx";
import { HeroCarousel } from "#app/site/home/hero-carousel.tsx";
import { HomeInformation } from "#app/site/home/home-information.tsx";
import { HomePosts } from "#app/site/home/home-posts.tsx";
import { Marquee } from "#app/site/home/marquee.tsx";
import { PlanPanel } from "#app/site/home/plan-panel.tsx";
import { ContactSection } from "#app/site/pages/contact-section.tsx";
import { OpenNow } from "#app/site/pages/open-now.tsx";
import { apart } from "#app/site/pieces/apart.ts";
import { NotTranslated } from "#app/site/pieces/not-translated.tsx";
import { PageHero } from "#app/site/pieces/page-hero.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { PageNotLoaded } from "#app/site/shell/page-not-loaded.tsx";
import { TrustStrip } from "#app/site/trust/trust-strip.tsx";
import { dayFormat, midnightAfter } from "#contracts/zone-time.ts";
import * as pageTitles from "#i18n/en/page-titles.ts";
import { factsOf, fillFacts } from "#i18n/facts.ts";
import { type SiteContext, siteContext } from "../../context.ts";
import type { Route } from "./+types/home.ts";
import { planFacts } from "./plan-facts.server.ts";
import { trustFacts } from "./trust-strip.server.ts";

/** The specification, section 9. */
const HOME_BLOG_COUNT = 9;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const type = new URL(request.url).searchParams.get("type") || null;
  const [written, posts, types, { settings, today, facts, isDated, trust }] = await Promise.all([
    site.home.find(),
    site.blog.pickRandomCards(HOME_BLOG_COUNT, type),
    site.blog.listTypes(),
    factsOfToday(site),
  ]);
  const home = fillFacts(written, factsOf(settings));
  const isUnknownType = type !== null && posts.length === 0;
  const pictures = await site.media.factsIn([home, posts]);
  const noticeEnds = site.settings.noticeEnds(settings);
  const ends = [
    ...(isDated || trust?.length ? [midnightAfter(today, settings.timeZone)] : []),
    ...(noticeEnds ? [noticeEnds] : []),
  ];
  return data(
    { home, posts: apart(posts), types, type, pictures, facts, trust },
    {
      status: isUnknownType ? 404 : 200,
      headers: ends.length > 0 ? { Expires: new Date(Math.min(...ends)).toUTCString() } : {},
    },
  );
}

async function factsOfToday(site: SiteContext["site"]) {
  const settings = await site.settings.get();
  const today = dayFormat(settings.timeZone).format(Date.now());
  const [plan, trust] = await Promise.all([planFacts(site, today), trustFacts(site, today)]);
  return { settings, today, ...plan, trust };
}

/** What is remembered of this page ends with its notice, and when a group may have left. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function ErrorBoundary() {
  return <PageNotLoaded title={pageTitles.home} />;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: pageTitles.home,
    description: loaderData?.home?.secondSecPara1 ?? "",
    path: "/",
    picture: "home",
    data: (site) => [travelAgency(site)],
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home, posts, types, type, facts, trust } = loaderData;
  const { brand } = useSiteData().settings;
  return (
    <>
      <NotTranslated content={home} />
      {home ? <Marquee text={home.marquee} /> : null}
      {home?.Slide.length ? (
        <>
          {/* The slides come and go; the page keeps its heading. */}
          <h1 className="sr-only">{brand.name}</h1>
          <HeroCarousel slides={home.Slide} />
        </>
      ) : (
        <PageHero title={brand.name} text={brand.tagline} image="/art/flight-wing.svg" />
      )}
      <PlanPanel facts={facts} />
      {trust ? (
        <div className="wrap home-trust">
          <TrustStrip facts={trust}>
            <OpenNow />
          </TrustStrip>
        </div>
      ) : null}
      {home ? <HomeInformation home={home} /> : null}
      <section className="section bg-sand1" id="advice" aria-labelledby="advice-heading">
        <div className="wrap">
          <AdviceHeading heading={home?.thirdSecheading} text={home?.thirdSecPara} />
          <HomePosts posts={posts} types={types} type={type} />
        </div>
      </section>
      <div className="wrap section">
        <ContactSection content={home} />
      </div>
    </>
  );
}
