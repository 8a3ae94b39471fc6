import { useState } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/pieces/times.ts";
import { useTrashCalls } from "#app/admin/posts/use-trash-calls.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import type { TrashedBlog } from "#contracts/blog-write.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { fill } from "#i18n/fill.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/blog-trash.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { posts: await context.get(siteContext).site.blog.listTrash() };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.trash);

export default function BlogTrash({ loaderData }: Route.ComponentProps) {
  const { clockTime } = useTimes();
  const [restored, setRestored] = useState<readonly string[]>([]);
  const trash = useTrashCalls();
  const posts = loaderData.posts.filter(({ _id }) => !restored.includes(_id));

  const restore = ({ _id }: TrashedBlog) =>
    trash.restore(_id, () => setRestored((before) => [...before, _id]));

  return (
    <div className="admin-wrap pb-12">
      <div className="page-head">
        <h1>{words.trash}</h1>
        <p>{words.trashText}</p>
      </div>
      {posts.length === 0 ? (
        <EmptyState title={words.nothingIsDeleted} text={words.trashEmptyText} />
      ) : (
        <ul className="panel rows">
          {posts.map((post) => (
            <li key={post._id}>
              <span className="me-auto min-w-0">
                <b className="font-[640]" dir="auto">
                  {post.title}
                </b>
                <span className="block text-ink2 text-small">
                  {fill(words.trashedDates, {
                    deleted: clockTime(post.deletedAt),
                    end: clockTime(post.restorableUntil),
                  })}
                </span>
              </span>
              <button
                type="button"
                className="button button-secondary button-small"
                aria-label={fill(words.restoreTitle, { title: post.title })}
                onClick={() => void restore(post)}
              >
                <AdminIcon name="undo" /> {words.restore}
              </button>
            </li>
          ))}
        </ul>
      )}
      {trash.dialog}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.trashNotLoaded} />;
}
