import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Picture } from "#app/site/pieces/picture.tsx";
import { WindowPicture } from "#app/ui/window-picture.tsx";
import * as blog from "#i18n/en/site/blog.ts";
import * as post from "#i18n/en/site/post.ts";

export function BlogNotFound() {
  return (
    <div className="wrap section grid justify-items-center gap-6 text-center">
      <WindowPicture className="w-[180px]">
        <Picture src="/art/flight-wing.svg" alt="" />
      </WindowPicture>
      <h1 className="text-h1">{post.notFound}</h1>
      <p className="lead">{post.notFoundText}</p>
      <PageLink to="/blog" className="button button-primary">
        {blog.allPosts}
      </PageLink>
    </div>
  );
}
