import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PACKAGE_LINKS } from "#app/site/head/site-map.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { FoundGroups } from "#app/site/search/found-groups.tsx";
import { SearchField } from "#app/site/search/search-field.tsx";
import "#app/site/search/search.css";
import { PageNotLoaded } from "#app/site/shell/page-not-loaded.tsx";
import { BLOG_SEARCH_LENGTH } from "#contracts/blog-search.ts";
import * as words from "#i18n/en/site/search.ts";
import { fill, plural } from "#i18n/fill.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/search.ts";
import { searchPage } from "./search-page.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, BLOG_SEARCH_LENGTH);
  return searchPage(site, { q, now: Date.now() });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, loaderData ? fill(words.titleOf, { words: loaderData.q }) : words.heading);

export default function Search({ loaderData: page }: Route.ComponentProps) {
  return (
    <div className="wrap search-page">
      <h1 className="text-h1">{page ? fill(words.headingOf, { words: page.q }) : words.heading}</h1>
      {page ? null : <p className="lead">{words.lead}</p>}
      <SearchField q={page?.q ?? ""} />
      <p role="status" className="count">
        {page ? plural(words.found, page.count) : null}
      </p>
      {page && page.count > 0 ? (
        <FoundGroups groups={page.groups} />
      ) : (
        <>
          {page ? (
            <EmptyState
              title={fill(words.nothing.title, { words: page.q })}
              text={words.nothing.text}
            >
              <PageLink to="/contact" className="button button-primary button-small">
                {words.nothing.action}
              </PageLink>
            </EmptyState>
          ) : null}
          <Beginnings />
        </>
      )}
    </div>
  );
}

function Beginnings() {
  return (
    <section className="found" aria-labelledby="begin">
      <h2 id="begin">{words.begin}</h2>
      <ul>
        {PACKAGE_LINKS.map(({ to, label, line }) => (
          <li key={to}>
            <PageLink to={to}>
              <span>
                <b>{label}</b>
                <small>{line}</small>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ErrorBoundary() {
  return <PageNotLoaded title={words.notSearched} />;
}
