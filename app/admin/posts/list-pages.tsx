import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/admin/posts.ts";

type ListPagesProps = {
  /** The query of the page before, and of the one after; null: none. */
  newer: string | null;
  older: string | null;
  isSearch: boolean;
};

export function ListPages({ newer, older, isSearch }: ListPagesProps) {
  return (
    <nav
      aria-label={words.pages}
      className="mt-6 flex flex-wrap justify-between gap-3 empty:hidden"
    >
      {newer === null ? null : (
        <PageLink to={{ search: newer }} className="button button-secondary">
          {isSearch ? words.previousResults : words.newerPosts}
        </PageLink>
      )}
      {older === null ? null : (
        <PageLink to={{ search: older }} className="button button-secondary ms-auto">
          {isSearch ? words.moreResults : words.olderPosts}
        </PageLink>
      )}
    </nav>
  );
}
