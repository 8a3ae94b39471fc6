import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import * as words from "#i18n/en/site/papers.ts";
import { fill } from "#i18n/fill.ts";
import type { Country } from "./papers-page.ts";

/** Lists that there are, each with when somebody looked at it. */
export const CountryList = ({ countries }: { countries: Country[] }) => (
  <ul className="mt-2">
    {countries.map(({ name, to, reviewed }) => (
      <li key={to}>
        <PageLink className="country" to={to}>
          <b>{name}</b>
          {reviewed ? <small>{fill(words.reviewedShort, { day: reviewed })}</small> : null}
          <Icon name="chevron-right" />
        </PageLink>
      </li>
    ))}
  </ul>
);
