import { isRouteErrorResponse, useRevalidator } from "react-router";
import { TryAgain } from "#app/admin/pieces/try-again.tsx";
import { TrashLink } from "#app/admin/writing/trash-link.tsx";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/admin/shell.ts";

const OWNER_ONLY = 403;

/** A page of the admin area that could not be loaded. */
export function AdminProblem({ error, title }: { error?: unknown; title?: string }) {
  const { revalidate, state } = useRevalidator();
  const answer = isRouteErrorResponse(error) ? error : null;
  const said = answer?.statusText;
  if (answer?.status === OWNER_ONLY) {
    return (
      <div className="admin-wrap pt-8">
        <EmptyState title={words.pageOfOwner} text={said}>
          <PageLink to="/admin/settings" className="button button-primary button-small">
            {words.settings}
          </PageLink>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="admin-wrap pt-8">
      <EmptyState title={title ?? words.pageNotLoaded} text={said || words.pageNotLoadedText}>
        {answer?.data?.trashOf ? (
          <TrashLink kind={answer.data.trashOf} />
        ) : (
          <TryAgain
            className="button-primary button-small"
            isBusy={state === "loading"}
            onPress={() => void revalidate()}
          />
        )}
      </EmptyState>
    </div>
  );
}
