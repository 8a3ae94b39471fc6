import { isRouteErrorResponse, useRevalidator } from "react-router";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";

/** A page of the admin area that could not be loaded. */
export function AdminProblem({ error, title }: { error?: unknown; title?: string }) {
  const { revalidate, state } = useRevalidator();
  const said = isRouteErrorResponse(error) ? error.statusText : "";
  return (
    <div className="admin-wrap pt-8">
      <EmptyState
        title={title ?? "This page could not be loaded"}
        text={said || "Nothing you saved is lost. Check your connection and try again."}
      >
        <button
          type="button"
          className="button button-primary button-small"
          disabled={state === "loading"}
          onClick={() => revalidate()}
        >
          Try again
        </button>
      </EmptyState>
    </div>
  );
}
