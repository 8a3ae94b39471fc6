import "#app/site/blog/post-content.css";
import { data, redirectDocument } from "react-router";
import { pageMeta, unlistedMeta } from "#app/site/head/page-meta.ts";
import { TextPage } from "#app/site/pages/text-page.tsx";
import { NotTranslated } from "#app/site/pieces/not-translated.tsx";
import { PageNotFound } from "#app/site/pieces/page-not-found.tsx";
import { PageNotLoaded } from "#app/site/shell/page-not-loaded.tsx";
import { textSections } from "#contracts/html/text-sections.ts";
import { languageAt } from "#contracts/languages.ts";
import { ownPageLinkOf, ownPagePath } from "#contracts/own-page-path.ts";
import * as notFound from "#i18n/en/site/not-found.ts";
import * as words from "#i18n/en/site/own-page.ts";
import { factsOf, fillFacts } from "#i18n/facts.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/own-page.ts";
import { leadOn } from "./lead-on.ts";

/** A page of one's own; whatever else is asked for is not there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const written = await findAt({ context, url });
  if (!written) {
    await leadOn({ context, url });
    return data({ page: null }, { status: 404 });
  }
  const facts = factsOf(await site.settings.get());
  const { title, description, language } = fillFacts(written, facts);
  const { summary } = fillFacts(site.blog.digestOf(written), facts);
  const sections = textSections(written.content).map((section) => ({
    ...fillFacts(section, facts),
    html: site.readableHtml(section.html, facts),
  }));
  const path = ownPagePath(written.link);
  return data({
    page: { title, description: description || summary || title, sections, path, language },
  });
}

/** What this page's site map does not know, the admin area and what stands apart with it, is asked for anew and whole. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url);
  const found = /^\/(?!(?:admin|search|trust)\b)[^/]+$/.test(pathname)
    ? await serverLoader()
    : null;
  if (found?.page) return found;
  // Whole: a path alone is read as one below the language's prefix.
  throw redirectDocument(request.url);
}

/** A page has no form; whatever is done to one that does not exist. */
export async function action({ context, url }: Route.ActionArgs) {
  const written = await findAt({ context, url });
  return data(null, { status: written ? 405 : 404 });
}

async function findAt({ context, url }: Pick<Route.LoaderArgs, "context" | "url">) {
  const link = ownPageLinkOf(languageAt(url.pathname).path);
  return link === null ? null : context.get(siteContext).site.ownPage.findByLink(link);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.page;
  if (!page) return unlistedMeta(matches, notFound.title);
  const { title, description, path } = page;
  return pageMeta(matches, { title, description, path, picture: `pages${path}` });
};

export default function OwnPage({ loaderData: { page } }: Route.ComponentProps) {
  if (!page) return <PageNotFound />;
  return (
    <>
      <NotTranslated content={page} />
      <TextPage title={page.title} sections={page.sections} />
    </>
  );
}

export function ErrorBoundary() {
  return <PageNotLoaded title={words.page} />;
}
