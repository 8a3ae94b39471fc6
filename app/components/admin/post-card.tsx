import { PageLink } from "../page-link.tsx";
import { Picture } from "../picture.tsx";
import { SIZES } from "../picture-sizes.ts";
import { AdminIcon } from "./admin-icon.tsx";

export type PostSummary = {
  _id: string;
  title: string;
  type: string;
  image: string;
  /** The beginning of the text. */
  excerpt: string;
};

/** A post of the admin list; Delete stands far from Edit. */
export function PostCard({ post, onDelete }: { post: PostSummary; onDelete: () => void }) {
  return (
    <article className="panel post-card">
      <Picture src={post.image} alt="" sizes={SIZES.card} />
      <div className="flex flex-1 flex-col gap-2 px-5 pt-4 pb-2">
        <p className="font-[600] text-brassink text-small" dir="auto">
          {post.type}
        </p>
        <h2 dir="auto">{post.title}</h2>
        <p className="text-ink2" dir="auto">
          {post.excerpt}…
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
