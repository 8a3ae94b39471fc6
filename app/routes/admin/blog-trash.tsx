import { useState } from "react";
import { api } from "#app/admin/api/client.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { AdminIcon } from "#app/admin/shell/admin-icon.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { clockTime } from "#app/admin/shell/clock-time.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { TrashedBlog } from "#contracts/blog-write.ts";
import { siteContext } from "../../context.ts";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/blog-trash.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { posts: await context.get(siteContext).site.blog.listTrash() };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Deleted posts");

export default function BlogTrash({ loaderData }: Route.ComponentProps) {
  const [restored, setRestored] = useState<readonly string[]>([]);
  const { call, dialog } = useSignedInCall();
  const posts = loaderData.posts.filter(({ _id }) => !restored.includes(_id));

  async function restore(post: TrashedBlog) {
    const answer = await call(() => api("blogs")[":id"].restore.$post({ param: { id: post._id } }));
    if (!answer.isOk) return showToast(`The post is still deleted. ${answer.message}`, "error");
    setRestored((before) => [...before, post._id]);
    showToast("The post is back.", "success");
  }

  return (
    <div className="admin-wrap pb-12">
      <div className="page-head">
        <h1>Deleted posts</h1>
        <PageLink to="/admin/blog" className="button button-secondary">
          Back to the blog
        </PageLink>
        <p>Each can be brought back for 30 days. Then it is gone for good.</p>
      </div>
      {posts.length === 0 ? (
        <EmptyState title="Nothing is deleted" text="A post that you delete will wait here." />
      ) : (
        <ul className="panel rows">
          {posts.map((post) => (
            <li key={post._id}>
              <span className="me-auto min-w-0">
                <b className="font-[640]" dir="auto">
                  {post.title}
                </b>
                <span className="block text-ink2 text-small">
                  Deleted {clockTime(post.deletedAt)}, kept until {clockTime(post.restorableUntil)}
                </span>
              </span>
              <button
                type="button"
                className="button button-secondary button-small"
                aria-label={`Restore ${post.title}`}
                onClick={() => void restore(post)}
              >
                <AdminIcon name="undo" /> Restore
              </button>
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title="The deleted posts could not be loaded" />;
}
