import type { ReactNode } from "react";
import { Contents } from "#app/site/pieces/contents.tsx";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { foreign, interfaceWords, written } from "#app/site/pieces/written.ts";
import type { Blog } from "#contracts/blog.ts";
import * as words from "#i18n/en/site/post.ts";
import { fillParts, plural } from "#i18n/fill.ts";

type PostArticleProps = {
  post: Pick<Blog, "title" | "type" | "image" | "content"> & { createdAt?: string };
  /** In the agency's time zone. Both are unset while the post is being written. */
  published?: string;
  minutes?: number;
  /** Of a long post. */
  sections?: { id: string; heading: string }[];
  children?: ReactNode;
};

/** Picture, type, title and text of a post. */
export function PostArticle(props: PostArticleProps) {
  const { post, published, minutes, sections = [], children } = props;
  const isLong = sections.length > 0;
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
      <div
        className={`grid gap-x-[72px] *:min-w-0 pt-[26px] md:justify-center md:pt-[52px] ${isLong ? "max-md:[&>details]:mt-5 md:grid-cols-[240px_minmax(0,720px)]" : "md:grid-cols-[minmax(0,720px)]"}`}
      >
        <header className="md:col-end-[-1]" {...written(post.title)}>
          <p className="post-type text-small font-[660] tracking-[.09em] text-brassink uppercase">
            <span {...interfaceWords} {...foreign(post.type)}>
              {post.type}
            </span>
          </p>
          <h1 className="mt-[10px] text-h1 leading-[1.08]">{post.title}</h1>
          <p className="mt-[18px] flex flex-wrap gap-x-[18px] gap-y-1 border-b border-line pb-6 text-ui text-ink2">
            <span {...interfaceWords}>
              {fillParts(words.published, {
                date: (
                  <time key="date" dateTime={post.createdAt}>
                    {published ?? words.today}
                  </time>
                ),
              })}
            </span>
            {minutes ? <span {...interfaceWords}>{plural(words.reading, minutes)}</span> : null}
          </p>
        </header>
        {isLong ? <Contents sections={sections} /> : null}
        <div className="md:col-end-[-1]">
          <div
            className="post-content post-opening pt-7 md:pt-9"
            {...written(post.title)}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written; in a preview, made by the editor
            dangerouslySetInnerHTML={{ __html: post.content }}
          />
          {children}
        </div>
      </div>
    </article>
  );
}
