import { PageLink } from "#app/site/pieces/page-link.tsx";
import { written } from "#app/site/pieces/written.ts";
import * as blog from "#i18n/en/site/blog.ts";
import * as home from "#i18n/en/site/home.ts";

/** Above the posts of the home page. */
export function AdviceHeading({ heading, text = "" }: { heading?: string; text?: string }) {
  const title = heading || home.fromOurBlog;
  return (
    <div className="mb-[26px] grid gap-[14px] md:mb-9 md:grid-cols-[1fr_auto] md:items-end">
      <div>
        <h2 id="advice-heading" {...written(title)}>
          {title}
        </h2>
        <p className="mt-3 max-w-[56ch] text-ink2" {...written(text)}>
          {text}
        </p>
      </div>
      <PageLink to="/blog" className="text-link justify-self-start">
        {blog.allPosts}
      </PageLink>
    </div>
  );
}
