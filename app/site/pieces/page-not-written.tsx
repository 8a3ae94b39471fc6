import { EmptyState } from "./empty-state.tsx";
import { PageLink } from "./page-link.tsx";

/** A page that staff have not filled yet. */
export function PageNotWritten({ title }: { title: string }) {
  return (
    <div className="wrap section">
      <h1 className="text-h1">{title}</h1>
      <EmptyState title="This page is not written yet" text="Ask us instead: a person answers.">
        <PageLink to="/contact" className="button button-primary button-small">
          Contact us
        </PageLink>
      </EmptyState>
    </div>
  );
}
