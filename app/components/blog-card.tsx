import type { BlogCard as Card } from "#contracts/blog.ts";
import { blogPath } from "#contracts/blog-path.ts";
import { PageLink } from "./page-link.tsx";
import { Picture } from "./picture.tsx";
import { SIZES } from "./picture-sizes.ts";
import { written } from "./written.ts";

/** `Title`: the level below the heading that the cards stand under. */
export function BlogCard({ post, Title }: { post: Card; Title: "h2" | "h3" }) {
  return (
    <article className="card">
      <Picture src={post.image} alt="" sizes={SIZES.card} />
      <div className="body" {...written(post.title)}>
        <span className="type">{post.type}</span>
        <Title className="title">{post.title}</Title>
        <PageLink to={blogPath(post.link)} className="more">
          <span>
            Read more <span aria-hidden>→</span>
            <span className="sr-only">: {post.title}</span>
          </span>
        </PageLink>
      </div>
    </article>
  );
}
