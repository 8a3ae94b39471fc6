import type { ReactNode } from "react";
import type { Blog } from "#contracts/blog.ts";
import { Picture } from "./picture.tsx";
import { SIZES } from "./picture-sizes.ts";
import { written } from "./written.ts";

type PostArticleProps = {
  post: Pick<Blog, "title" | "type" | "image" | "content"> & { createdAt?: string };
  /** In the agency's time zone. Both are unset while the post is being written. */
  published?: string;
  minutes?: number;
  children?: ReactNode;
};

/** Picture, type, title and text of a post. */
export function PostArticle({ post, published, minutes, children }: PostArticleProps) {
  return (
    <article className="wrap pb-[var(--section)]">
      <figure className="-mx-[var(--gutter)] md:mx-0 md:mt-10">
        <Picture
          src={post.image}
          sizes={SIZES.article}
          isFirst
          className="h-[260px] w-full md:h-[520px] md:rounded-panel"
        />
      </figure>
      <div className="mx-auto max-w-[720px] pt-[26px] md:pt-[52px]" {...written(post.title)}>
        <p className="text-small font-[660] tracking-[.09em] text-brassink uppercase">
          {post.type}
        </p>
        <h1 className="mt-[10px] text-h1 leading-[1.08]">{post.title}</h1>
        <p className="mt-[18px] flex flex-wrap gap-x-[18px] gap-y-1 border-b border-line pb-6 text-ui text-ink2">
          <span>
            Published on: <time dateTime={post.createdAt}>{published ?? "today"}</time>
          </span>
          {minutes ? <span>{minutes} minute read</span> : null}
        </p>
        <div
          className="post-content post-opening pt-7 md:pt-9"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written; in a preview, made by the editor
          dangerouslySetInnerHTML={{ __html: post.content }}
        />
        {children}
      </div>
    </article>
  );
}
