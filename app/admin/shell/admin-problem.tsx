import { isRouteErrorResponse, useRevalidator } from "react-router";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import * as words from "#i18n/en/admin/shell.ts";

/** A page of the admin area that could not be loaded. */
export function AdminProblem({ error, title }: { error?: unknown; title?: string }) {
  const { revalidate, state } = useRevalidator();
  const said = isRouteErrorResponse(error) ? error.statusText : "";
  return (
    <div className="admin-wrap pt-8">
      <EmptyState title={title ?? words.pageNotLoaded} text={said || words.pageNotLoadedText}>
        <button
          type="button"
          className="button button-primary button-small"
          disabled={state === "loading"}
          onClick={() => revalidate()}
        >
          {words.tryAgain}
        </button>
      </EmptyState>
    </div>
  );
}
