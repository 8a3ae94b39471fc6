import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";

type NoPostsProps = { hasAny: boolean; type: string | null; q: string; page: number };

/** Why the blog shows nothing, and what to do next. */
export function NoPosts({ hasAny, type, q, page }: NoPostsProps) {
  if (!hasAny) return <EmptyState title="No posts yet" text="The first one will appear here." />;
  if (q !== "" && page === 1) {
    return type === null ? (
      <EmptyState
        title="No post says that"
        text="Check the spelling, try a single word, or ask us."
      >
        <PageLink to="/contact" className="button button-primary button-small">
          Ask us
        </PageLink>
      </EmptyState>
    ) : (
      <EmptyState title={`No post in ${type} says that`} text="Another type may have the answer.">
        <PageLink
          to={`/blog?${new URLSearchParams({ q })}`}
          className="button button-primary button-small"
        >
          Search all types
        </PageLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="There are no posts here"
      text="The type or the page has gone. All posts are one press away."
    >
      <PageLink to="/blog" className="button button-primary button-small">
        All blog posts
      </PageLink>
    </EmptyState>
  );
}
