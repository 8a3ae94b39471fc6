import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/admin/posts.ts";
import { isWaitingState, type PostState } from "./post-pages.ts";

type NoPostsProps = { hasAny: boolean; state: PostState | "" };

export function NoPosts({ hasAny, state }: NoPostsProps) {
  if (isWaitingState(state)) {
    return <EmptyState title={words.nothingStands} text={words.nothingStandsText} />;
  }
  if (!hasAny) return <EmptyState title={words.noPostsYet} text={words.noPostsText} />;
  return (
    <EmptyState title={words.noneFound} text={words.noneFoundText}>
      <PageLink to={{ search: "" }} className="button button-secondary button-small">
        {words.showAll}
      </PageLink>
    </EmptyState>
  );
}
