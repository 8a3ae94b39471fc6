import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as blog from "#i18n/en/site/blog.ts";
import { fill } from "#i18n/fill.ts";

type NoPostsProps = { hasAny: boolean; type: string | null; q: string; page: number };

/** Why the blog shows nothing, and what to do next. */
export function NoPosts({ hasAny, type, q, page }: NoPostsProps) {
  if (!hasAny) return <EmptyState {...blog.noPosts} />;
  if (q !== "" && page === 1) {
    return type === null ? (
      <EmptyState title={blog.noResult.title} text={blog.noResult.text}>
        <PageLink to="/contact" className="button button-primary button-small">
          {blog.noResult.action}
        </PageLink>
      </EmptyState>
    ) : (
      <EmptyState title={fill(blog.noResultInType.title, { type })} text={blog.noResultInType.text}>
        <PageLink
          to={`/blog?${new URLSearchParams({ q })}`}
          className="button button-primary button-small"
        >
          {blog.noResultInType.action}
        </PageLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState {...blog.nothingHere}>
      <PageLink to="/blog" className="button button-primary button-small">
        {blog.allPosts}
      </PageLink>
    </EmptyState>
  );
}
