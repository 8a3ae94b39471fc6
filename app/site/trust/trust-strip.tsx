import type { ReactNode } from "react";
import { written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import { pathIn } from "#contracts/languages.ts";
import { language } from "#i18n/en/language.ts";
import * as words from "#i18n/en/site/trust.ts";

type TrustStripProps = {
  facts: readonly string[];
  /** Whether somebody is there now, or when somebody is. */
  children: ReactNode;
};

/** Why the agency can be trusted: what is true today alone; without a fact the link stands alone. */
export function TrustStrip({ facts, children }: TrustStripProps) {
  return (
    <aside
      className="trust-strip no-print mt-7 grid gap-x-6 rounded-card border border-line bg-surface px-5 py-4 text-small md:grid-cols-[1fr_auto] md:items-center"
      aria-label={words.title}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        {facts.length > 0 ? (
          <ul className="contents">
            {facts.map((fact) => (
              <li key={fact} className="flex gap-3" {...written(fact)}>
                <Icon name="shield-check" className="size-6 flex-none text-pine" />
                <span>{fact}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {/* So its words begin where those of the facts do. */}
        {children ? <div className="px-4">{children}</div> : null}
      </div>
      <a href={pathIn(language, "/trust")} className="text-link">
        {words.title}
      </a>
    </aside>
  );
}
