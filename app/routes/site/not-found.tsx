import { data, redirectDocument } from "react-router";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageNotFound } from "#app/site/pieces/page-not-found.tsx";
import * as notFound from "#i18n/en/site/not-found.ts";
import type { Route } from "./+types/not-found.ts";
import { leadOn } from "./lead-on.ts";

export async function loader(asked: Route.LoaderArgs) {
  await leadOn(asked);
  return data(null, { status: 404 });
}

/** What this page's site map does not know, the admin area with it, is asked for anew and whole. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { pathname, search, hash } = new URL(request.url);
  return redirectDocument(pathname + search + hash);
};

/** Whatever is done to a page that does not exist. */
export const action = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, notFound.title);

export default PageNotFound;
