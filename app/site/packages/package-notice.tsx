import { isRouteErrorResponse, useLocation } from "react-router";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { pathIn } from "#contracts/languages.ts";
import { language } from "#i18n/en/language.ts";
import * as packages from "#i18n/en/site/packages.ts";
import { fill } from "#i18n/fill.ts";
import { packageIdOf, packageTitleOf } from "./package-titles.ts";

/** A package page that could not be loaded. The Hajj page has sentences of its own (specification, section 8). */
export function PackageNotice({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const sentence = packageIdOf(pathname) === "hajj" ? hajjSentence(error) : packages.notLoaded;
  return (
    <div className="wrap section">
      <h1 className="text-h1">{packageTitleOf(pathname)}</h1>
      <EmptyState title={sentence}>
        {/* A document request: it asks the server again, whatever became of the scripts. */}
        <a href={pathIn(language, pathname)} className="button button-primary button-small">
          {packages.tryAgain}
        </a>
      </EmptyState>
    </div>
  );
}

function hajjSentence(error: unknown): string {
  const isAnswer = isRouteErrorResponse(error) || !(error instanceof TypeError);
  return fill(packages.error, {
    message: isAnswer ? packages.notOk : error.message,
  });
}
