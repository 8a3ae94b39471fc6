import { blogLinkOf } from "#contracts/blog-path.ts";
import { EDIT } from "#contracts/edit-marks.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import { ownPageLinkOf } from "#contracts/own-page-path.ts";
import { PREVIEW, pageAt } from "#contracts/preview-address.ts";
import type { PublicPage } from "#contracts/public-pages.ts";
import type { StaffBar } from "#contracts/staff-bar.ts";
import { type Place, placeAt } from "#server/content/place.ts";
import type { Site } from "#server/site.ts";

type Asking = { site: Site; by: string };

/** Null: no page that staff write. */
export async function staffBar(pathname: string, { site, by }: Asking): Promise<StaffBar | null> {
  const page = pageAt(pathname);
  if (!page || page.kind === "account") return null;
  if (page.name === "post") return barOfPost(pathname, { site, by });
  if (page.name === "own-page") return barOfOwnPage(pathname, { site, by });
  const place = placeOf(page);
  if (!place) {
    return {
      page: page.name,
      title: null,
      state: null,
      editHere: null,
      editor: page.name === "blog" ? "/admin/blog" : "/admin",
    };
  }
  return barOf(place, { page: page.name, title: null }, { site, by, pathname });
}

async function barOfPost(pathname: string, asking: Asking): Promise<StaffBar | null> {
  const post = await asking.site.blog.findByLink(blogLinkOf(pathname) ?? "");
  if (!post) return null;
  const named = { page: "post", title: post.title };
  return barOf({ kind: "post", id: post._id }, named, { ...asking, pathname });
}

async function barOfOwnPage(pathname: string, asking: Asking): Promise<StaffBar | null> {
  const page = await asking.site.ownPage.findByLink(ownPageLinkOf(pathname) ?? "");
  if (!page) return null;
  const named = { page: "own-page", title: page.title };
  return barOf({ kind: "own-page", id: page._id }, named, { ...asking, pathname });
}

async function barOf(
  place: Place,
  named: Pick<StaffBar, "page" | "title">,
  { site, by, pathname }: Asking & { pathname: string },
): Promise<StaffBar> {
  const [waiting, { timeZone }] = await Promise.all([
    site.draft.find(place, { by }),
    site.settings.get(),
  ]);
  return {
    ...named,
    state: { isWaiting: waiting !== null, publishAt: waiting?.publishAt ?? null, timeZone },
    editHere: `${pathname}?${PREVIEW}=${place.kind}/${place.id}&${EDIT}`,
    editor: editorAddress(place),
  };
}

function placeOf({ document }: PublicPage): Place | null {
  const [kind = "", id = ""] = document?.split("/") ?? [];
  return placeAt(kind, id);
}
