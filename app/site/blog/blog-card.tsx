import { Marked } from "#app/site/pieces/marked.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { foreign, written } from "#app/site/pieces/written.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { BlogFinding, BlogCard as Card } from "#contracts/blog.ts";
import { blogPath } from "#contracts/blog-path.ts";
import { language } from "#i18n/en/language.ts";
import * as blog from "#i18n/en/site/blog.ts";
import * as shell from "#i18n/en/site/shell.ts";
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
  const title = written(post.title);
  const isEnglish = title.lang === "en";
  return (
    <article className="card">
      <Picture src={post.image} alt="" sizes={SIZES.card} isSoon={isSoon} />
      <div className="body">
        <span className="type">
          <span {...foreign(post.type)}>{post.type}</span>
          {isEnglish ? <small>{shell.inEnglish}</small> : null}
        </span>
        <Title className="title" {...title}>
          {found ? <Marked pieces={found.titlePieces} /> : post.title}
        </Title>
        {found ? (
          <p className="excerpt" {...title}>
            <Marked pieces={found.textPieces} />…
          </p>
        ) : null}
        <PageLink
          to={blogPath(post.link)}
          className="more"
          aria-label={fill(blog.readMoreOf, { title: post.title })}
        >
          {blog.readMore} {language === "en" ? null : <Icon name="arrow-right" />}
        </PageLink>
      </div>
    </article>
  );
}
