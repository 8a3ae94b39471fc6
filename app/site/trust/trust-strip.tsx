import { OpenNow } from "#app/site/pages/open-now.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import * as words from "#i18n/en/site/trust.ts";

/** Why the agency can be trusted: what is true today alone; without a fact the link stands alone. */
export function TrustStrip({ facts }: { facts: readonly string[] }) {
  return (
    <aside className="trust-strip no-print" aria-label={words.title}>
      <ul>
        {facts.map((fact) => (
          <li key={fact} {...written(fact)}>
            <Icon name="shield-check" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
      <OpenNow />
      <PageLink to="/trust" className="text-link">
        {words.title}
      </PageLink>
    </aside>
  );
}
