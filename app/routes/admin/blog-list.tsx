import { useNavigate } from "react-router";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { ConfirmDialog } from "#app/admin/pieces/confirm-dialog.tsx";
import { Segmented } from "#app/admin/pieces/segmented.tsx";
import { NotPublic } from "#app/admin/posts/not-public.tsx";
import { PostCard } from "#app/admin/posts/post-card.tsx";
import { PostFilter } from "#app/admin/posts/post-filter.tsx";
import { type PostQuery, pageOf, partOf, queryOf, searchOf } from "#app/admin/posts/post-pages.ts";
import { usePostList } from "#app/admin/posts/use-post-list.ts";
import { usePostsView } from "#app/admin/posts/use-posts-view.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/blog-list.ts";

/** The latest: more of them are found by what they say. */
const MOST_WAITING = 50;

/** More than these, and a search and a filter stand above them. */
const FEW_POSTS = 9;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const part = partOf(new URL(request.url).searchParams);
  const isFirst = searchOf(part) === "";
  const [found, count, types, waiting] = await Promise.all([
    site.blog.listFindings(queryOf(part)),
    site.blog.count(part),
    site.blog.listTypes(),
    isFirst ? site.draft.list({ kind: "post", limit: MOST_WAITING, offset: 0 }) : [],
  ]);
  const { q, type } = part;
  const pictures = await site.media.factsIn(found.map(({ image }) => image));
  return { ...pageOf(part, found), q, type, count, types, waiting, pictures };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.blog);

export default function AdminBlogList({ loaderData }: Route.ComponentProps) {
  const { q, type, types, newer, older } = loaderData;
  const list = usePostList(loaderData.posts);
  // Deleted ones and those that came back count here too.
  const count = loaderData.count + list.posts.length - loaderData.posts.length;
  const isEmpty = list.posts.length === 0 && newer === null && older === null;
  const [view, setView] = usePostsView();
  const { timeZone } = useSiteData().settings;
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone });
  const navigate = useNavigate();
  const change = (query: PostQuery) =>
    navigate({ search: searchOf(query) }, { replace: true, preventScrollReset: true });
  const total = types.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="admin-wrap pb-12">
      <div className="page-head">
        <h1>{words.blog}</h1>
        <Segmented
          className="max-lg:hidden"
          label={words.view}
          chosen={view}
          onChoose={setView}
          options={[
            { value: "table", label: words.table, icon: "list" },
            { value: "cards", label: words.cards, icon: "image" },
          ]}
        />
        <PageLink to="/admin/blog/create" className="button button-primary">
          <AdminIcon name="plus" /> {words.createNewBlog}
        </PageLink>
      </div>
      {total > FEW_POSTS || q !== "" || type !== "" ? (
        <PostFilter {...{ q, type, types, count }} onChange={change} />
      ) : null}
      {isEmpty ? <NoPosts hasAny={total > 0} /> : null}
      <NotPublic waiting={loaderData.waiting} />
      <div className="post-cards" data-view={view}>
        {list.posts.map((post) => (
          <PostCard
            key={post._id}
            post={post}
            published={day.format(new Date(post.createdAt))}
            onDelete={() => list.ask(post)}
          />
        ))}
      </div>
      <nav
        aria-label={words.pages}
        className="mt-6 flex flex-wrap justify-between gap-3 empty:hidden"
      >
        {newer === null ? null : (
          <PageLink to={{ search: newer }} className="button button-secondary">
            {q === "" ? words.newerPosts : words.previousResults}
          </PageLink>
        )}
        {older === null ? null : (
          <PageLink to={{ search: older }} className="button button-secondary ms-auto">
            {q === "" ? words.olderPosts : words.moreResults}
          </PageLink>
        )}
      </nav>
      <ConfirmDialog
        isOpen={list.doomed !== null}
        title={list.doomed?.title ?? words.askToDelete}
        text={words.areYouSureYou}
        note={words.restorableText}
        keepLabel={words.keepIt}
        goLabel={words.deleteIt}
        isDanger
        onKeep={list.keep}
        onGo={() => void list.confirm()}
      />
      {list.signInDialog}
    </div>
  );
}

function NoPosts({ hasAny }: { hasAny: boolean }) {
  if (!hasAny) return <EmptyState title={words.noPostsYet} text={words.noPostsText} />;
  return (
    <EmptyState title={words.noneFound} text={words.noneFoundText}>
      <PageLink to={{ search: "" }} className="button button-secondary button-small">
        {words.showAll}
      </PageLink>
    </EmptyState>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
