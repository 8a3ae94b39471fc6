import { Marked } from "#app/site/pieces/marked.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { written } from "#app/site/pieces/written.ts";
import type { BlogFinding, BlogCard as Card } from "#contracts/blog.ts";
import { blogPath } from "#contracts/blog-path.ts";
import * as blog from "#i18n/en/site/blog.ts";
import { fill } from "#i18n/fill.ts";

type BlogCardProps = {
  /** What a search found says where. */
  post: Card | BlogFinding;
  /** The level below the heading that the cards stand under. */
  Title: "h2" | "h3";
  /** Likely on the first screen. */
  isSoon?: boolean;
};

export function BlogCard({ post, Title, isSoon }: BlogCardProps) {
  const found = "textPieces" in post ? post : null;
  return (
    <article className="card">
      <Picture src={post.image} alt="" sizes={SIZES.card} isSoon={isSoon} />
      <div className="body" {...written(post.title)}>
        <span className="type">{post.type}</span>
        <Title className="title">
          {found ? <Marked pieces={found.titlePieces} /> : post.title}
        </Title>
        {found ? (
          <p className="excerpt" dir="auto">
            <Marked pieces={found.textPieces} />…
          </p>
        ) : null}
        <PageLink
          to={blogPath(post.link)}
          className="more"
          aria-label={fill(blog.readMoreOf, { title: post.title })}
        >
          {blog.readMore}
        </PageLink>
      </div>
    </article>
  );
}
