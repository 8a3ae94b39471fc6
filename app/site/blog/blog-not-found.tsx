import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Picture } from "#app/site/pieces/picture.tsx";
import { WindowPicture } from "#app/ui/window-picture.tsx";

export function BlogNotFound() {
  return (
    <div className="wrap section grid justify-items-center gap-6 text-center">
      <WindowPicture className="w-[180px]">
        <Picture src="/art/flight-wing.svg" alt="" />
      </WindowPicture>
      <h1 className="text-h1">Blog not found</h1>
      <p className="lead">It has moved, or it never was. The others are all here.</p>
      <PageLink to="/blog" className="button button-primary">
        All blog posts
      </PageLink>
    </div>
  );
}
