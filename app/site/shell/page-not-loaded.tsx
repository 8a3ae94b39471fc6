import { useLocation } from "react-router";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { pathIn } from "#contracts/languages.ts";
import { language } from "#i18n/en/language.ts";
import * as shell from "#i18n/en/site/shell.ts";

/** A page whose content could not be read. */
export function PageNotLoaded({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap section">
      <h1 className="text-h1">{title}</h1>
      <EmptyState title={shell.notLoaded}>
        {/* A document request: it asks the server again, whatever became of the scripts. */}
        <a
          href={pathIn(language, pathname) + search}
          className="button button-primary button-small"
        >
          {shell.tryAgain}
        </a>
      </EmptyState>
    </div>
  );
}
