import * as shell from "#i18n/en/site/shell.ts";
import { EmptyState } from "./empty-state.tsx";
import { PageLink } from "./page-link.tsx";

type PageNotWrittenProps = {
  title: string;
  /** In the words of the specification. */
  sentence?: string;
};

/** A page that staff have not filled yet. */
export function PageNotWritten({ title, sentence }: PageNotWrittenProps) {
  const { title: notWritten, text } = shell.notWritten;
  return (
    <div className="wrap section">
      <h1 className="text-h1">{title}</h1>
      <EmptyState title={sentence ?? notWritten} text={text}>
        <PageLink to="/contact" className="button button-primary button-small">
          {shell.contactUs}
        </PageLink>
      </EmptyState>
    </div>
  );
}
