import { data, redirectDocument } from "react-router";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Picture } from "#app/site/pieces/picture.tsx";
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

export default function NotFound() {
  return (
    <section className="screen-message">
      <Picture src="/art/flight-wing.svg" alt="" isFirst />
      <div className="words">
        <div className="wrap">
          <h1>{notFound.title}</h1>
          <p>{notFound.text}</p>
          <PageLink to="/" className="button button-brass mt-2">
            {notFound.goBackHome}
          </PageLink>
          <ul>
            <li>
              <PageLink to="/">{notFound.home}</PageLink>
            </li>
            <li>
              <PageLink to="/about">{notFound.about}</PageLink>
            </li>
            <li>
              <PageLink to="/contact">{notFound.contact}</PageLink>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
