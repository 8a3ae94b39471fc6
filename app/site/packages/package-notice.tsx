import { isRouteErrorResponse, useLocation } from "react-router";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { pathIn } from "#contracts/languages.ts";
import { language } from "#i18n/en/language.ts";
import * as packages from "#i18n/en/site/packages.ts";
import * as shell from "#i18n/en/site/shell.ts";
import { fill } from "#i18n/fill.ts";
import { packageIdOf, packageTitleOf } from "./package-titles.ts";

/**
 * A package page without its package. The Hajj page has sentences of its own (specification, section 8).
 * @param error null: staff have not written it yet, and people are asked instead
 */
export function PackageNotice({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const isWritten = error !== null;
  const sentence = isWritten ? packages.notLoaded : shell.notWritten.title;
  const isHajj = packageIdOf(pathname) === "hajj";
  return (
    <div className="wrap section">
      <h1 className="text-h1">{packageTitleOf(pathname)}</h1>
      <EmptyState
        title={isHajj ? hajjSentence(error) : sentence}
        text={isWritten ? "" : shell.notWritten.text}
      >
        {/* A document request: it asks the server again, whatever became of the scripts. */}
        <a
          href={pathIn(language, isWritten ? pathname : "/contact")}
          className="button button-primary button-small"
        >
          {isWritten ? packages.tryAgain : shell.contactUs}
        </a>
      </EmptyState>
    </div>
  );
}

function hajjSentence(error: unknown): string {
  if (error === null) return packages.noData;
  const isAnswer = isRouteErrorResponse(error) || !(error instanceof TypeError);
  return fill(packages.error, {
    message: isAnswer ? packages.notOk : error.message,
  });
}
