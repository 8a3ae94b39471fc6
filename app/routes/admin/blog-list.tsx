import { useState } from "react";
import { AdminIcon } from "../../components/admin/admin-icon.tsx";
import { AdminProblem } from "../../components/admin/admin-problem.tsx";
import { ConfirmDialog } from "../../components/admin/confirm-dialog.tsx";
import { PostCard } from "../../components/admin/post-card.tsx";
import { PostFilter } from "../../components/admin/post-filter.tsx";
import { SignInDialog } from "../../components/admin/sign-in-dialog.tsx";
import { usePostList } from "../../components/admin/use-post-list.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { unlistedMeta } from "../../components/page-meta.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/blog-list.ts";

/** The specification, section 9. */
const EXCERPT_LENGTH = 100;
/** More than these, and a search and a filter stand above them. */
const FEW_POSTS = 9;
const SHOWN_AT_ONCE = 60;

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const posts = await site.blog.list({ offset: 0 });
  return {
    pictures: await site.media.factsIn(posts.map(({ image }) => image)),
    posts: posts.map((post) => ({
      _id: post._id,
      title: post.title,
      type: post.type,
      image: post.image,
      excerpt: [...site.blog.digestOf(post).summary].slice(0, EXCERPT_LENGTH).join("").trim(),
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Blog");

export default function AdminBlogList({ loaderData }: Route.ComponentProps) {
  const list = usePostList(loaderData.posts);
  const [words, setWords] = useState("");
  const [type, setType] = useState("");
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const types = [...new Set(list.posts.map((post) => post.type))].sort();
  const found = list.posts.filter(
    (post) =>
      (type === "" || post.type === type) &&
      `${post.title} ${post.type} ${post.excerpt}`.toLowerCase().includes(words.toLowerCase()),
  );
  return (
    <div className="admin-wrap pb-12">
      <div className="page-head">
        <h1>Blog</h1>
        <PageLink to="/admin/blog/trash" className="button button-ghost">
          <AdminIcon name="trash" /> Deleted posts
        </PageLink>
        <PageLink to="/admin/blog/create" className="button button-primary">
          <AdminIcon name="plus" /> Create New Blog
        </PageLink>
      </div>
      {loaderData.posts.length > FEW_POSTS ? (
        <PostFilter
          {...{ words, type, types, count: found.length }}
          onWords={setWords}
          onType={setType}
        />
      ) : null}
      {found.length === 0 ? (
        <EmptyState
          title={list.posts.length === 0 ? "No posts yet" : "No post says that"}
          text={list.posts.length === 0 ? "The first one will appear here." : "Try fewer letters."}
        />
      ) : null}
      <div className="post-cards">
        {found.slice(0, shown).map((post) => (
          <PostCard key={post._id} post={post} onDelete={() => list.ask(post)} />
        ))}
      </div>
      {found.length > shown ? (
        <button
          type="button"
          className="button button-secondary mt-6"
          onClick={() => setShown(shown + SHOWN_AT_ONCE)}
        >
          Show more posts
        </button>
      ) : null}
      <ConfirmDialog
        isOpen={list.doomed !== null && !list.isSignedOut}
        title="Delete this post?"
        text="Are you sure you want to delete this blog?"
        keepLabel="Keep it"
        goLabel="Delete"
        isDanger
        onKeep={list.keep}
        onGo={() => void list.confirm()}
      />
      <SignInDialog
        isOpen={list.isSignedOut}
        onClose={list.keep}
        onSignedIn={() => void list.confirm()}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
