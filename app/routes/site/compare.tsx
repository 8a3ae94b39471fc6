import { Compare } from "#app/site/departures/compare.tsx";
import "#app/site/departures/compare.css";
import "#app/site/departures/compare-media.css";
import { pageMeta, unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageNotLoaded } from "#app/site/shell/page-not-loaded.tsx";
import { departingIdSchema } from "#contracts/kinds/schemas.ts";
import * as words from "#i18n/en/site/compare.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/compare.ts";
import { comparisonOf } from "./comparison.server.ts";

/** Three routes share this page: "packages/umrah/compare", of Hajj, of tours. */
export async function loader({ context, url, pattern }: Route.LoaderArgs) {
  const { site, publicUrl } = context.get(siteContext);
  const id = departingIdSchema.parse(pattern.split("/")[1]);
  const search = url.searchParams;
  return await comparisonOf(site, { id, publicUrl, search, now: Date.now() });
}

/** Nobody finds it by searching: what it compares leaves. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return unlistedMeta(matches, words.title);
  const { path, comparison } = loaderData;
  return pageMeta(matches, {
    ...{ title: words.title, path, picture: comparison.id, isUnlisted: true },
    description: comparison.columns.map(({ days }) => days).join(" · ") || words.lead,
  });
};

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  return <Compare comparison={loaderData.comparison} isAsked={loaderData.asked > 0} />;
}

export function ErrorBoundary() {
  return <PageNotLoaded title={words.notLoaded} />;
}
