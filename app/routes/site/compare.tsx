import { Compare } from "#app/site/departures/compare.tsx";
import "#app/site/departures/compare.css";
import "#app/site/departures/compare-print.css";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageNotLoaded } from "#app/site/shell/page-not-loaded.tsx";
import { departingIdSchema } from "#contracts/kinds/schemas.ts";
import { pathIn } from "#contracts/languages.ts";
import { language } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/compare.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/compare.ts";
import { comparisonOf } from "./comparison.server.ts";

/** Three routes share this page: "packages/umrah/compare", of Hajj, of tours. */
export async function loader({ context, url, pattern }: Route.LoaderArgs) {
  const { site, publicUrl } = context.get(siteContext);
  const id = departingIdSchema.parse(pattern.split("/")[1]);
  const search = url.searchParams;
  const shown = await comparisonOf(site, { id, publicUrl, search, now: Date.now() });
  return { ...shown, canonical: publicUrl + pathIn(language, `/packages/${id}/compare`) };
}

/** Nobody finds it by searching: what it compares leaves. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return unlistedMeta(matches, words.title);
  const href = loaderData.canonical;
  return [...unlistedMeta(matches, words.title), { tagName: "link", rel: "canonical", href }];
};

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  return <Compare comparison={loaderData.comparison} isAsked={loaderData.asked > 0} />;
}

export function ErrorBoundary() {
  return <PageNotLoaded title={words.notLoaded} />;
}
