import * as notFound from "#i18n/en/site/not-found.ts";
import { PageLink } from "./page-link.tsx";
import { Picture } from "./picture.tsx";

export function PageNotFound() {
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
