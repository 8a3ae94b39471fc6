import { isRouteErrorResponse, useLocation } from "react-router";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { packageIdOf, packageTitleOf } from "./package-titles.ts";

/** A package page without its package. The Hajj page has sentences of its own (specification, section 8). */
export function PackageNotice({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const sentence =
    packageIdOf(pathname) === "hajj" ? hajjSentence(error) : "This page could not load";
  return (
    <div className="wrap section">
      <h1 className="text-h1">{packageTitleOf(pathname)}</h1>
      <EmptyState title={sentence}>
        {/* A document request: it asks the server again, whatever became of the scripts. */}
        <a href={pathname} className="button button-primary button-small">
          Try again
        </a>
      </EmptyState>
    </div>
  );
}

function hajjSentence(error: unknown): string {
  if (error === null) return "No package data available.";
  const isAnswer = isRouteErrorResponse(error) || !(error instanceof TypeError);
  return `Error: ${isAnswer ? "Network response was not ok." : error.message}`;
}
