import * as shell from "#i18n/en/site/shell.ts";
import { EmptyState } from "./empty-state.tsx";
import { PageLink } from "./page-link.tsx";

/** A page that staff have not filled yet. */
export function PageNotWritten({ title }: { title: string }) {
  return (
    <div className="wrap section">
      <h1 className="text-h1">{title}</h1>
      <EmptyState {...shell.notWritten}>
        <PageLink to="/contact" className="button button-primary button-small">
          {shell.contactUs}
        </PageLink>
      </EmptyState>
    </div>
  );
}
