import type { BlogFinding } from "#contracts/blog.ts";
import { Marked } from "../marked.tsx";
import { PageLink } from "../page-link.tsx";
import { Picture } from "../picture.tsx";
import { SIZES } from "../picture-sizes.ts";
import { AdminIcon } from "./admin-icon.tsx";

/** A post of the admin list; Delete stands far from Edit. */
export function PostCard({ post, onDelete }: { post: BlogFinding; onDelete: () => void }) {
  return (
    <article className="panel post-card">
      <Picture src={post.image} alt="" sizes={SIZES.card} />
      <div className="flex flex-1 flex-col gap-2 px-5 pt-4 pb-2">
        <p className="font-[600] text-brassink text-small" dir="auto">
          {post.type}
        </p>
        <h2 dir="auto">
          <Marked pieces={post.titlePieces} />
        </h2>
        <p className="text-ink2" dir="auto">
          <Marked pieces={post.textPieces} />…
        </p>
        <div className="-mx-3 mt-auto flex justify-between pt-1">
          <PageLink
            to={`/admin/blog/edit/${post._id}`}
            className="button button-ghost button-small"
            aria-label={`Edit ${post.title}`}
          >
            <AdminIcon name="pencil" /> Edit
          </PageLink>
          <button
            type="button"
            className="button button-ghost-danger button-small"
            aria-label={`Delete ${post.title}`}
            onClick={onDelete}
          >
            <AdminIcon name="trash" /> Delete
          </button>
        </div>
      </div>
    </article>
  );
}
