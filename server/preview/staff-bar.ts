import { blogLinkOf } from "#contracts/blog-path.ts";
import { EDIT } from "#contracts/edit-marks.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import { ownPageLinkOf } from "#contracts/own-page-path.ts";
import { PREVIEW, pageAt } from "#contracts/preview-address.ts";
import type { PublicPage } from "#contracts/public-pages.ts";
import type { StaffBar } from "#contracts/staff-bar.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";
import { pageTitles } from "#i18n/titles-by-page.ts";
import { type Place, placeAt } from "#server/content/place.ts";
import type { Site } from "#server/site.ts";

type Asking = { site: Site; by: string };

/** Null: no page that staff write. */
export async function staffBar(pathname: string, { site, by }: Asking): Promise<StaffBar | null> {
  const page = pageAt(pathname);
  if (!page || page.kind === "account") return null;
  if (page.name === "post") return barOfPost(pathname, { site, by });
  if (page.name === "own-page") return barOfOwnPage(pathname, { site, by });
  const title = titleOf(page);
  const place = placeOf(page);
  if (!place) {
    return {
      title,
      state: null,
      editHere: null,
      editor: page.name === "blog" ? "/admin/blog" : "/admin",
    };
  }
  return barOf(place, title, { site, by, pathname });
}

async function barOfPost(pathname: string, asking: Asking): Promise<StaffBar | null> {
  const post = await asking.site.blog.findByLink(blogLinkOf(pathname) ?? "");
  return post && barOf({ kind: "post", id: post._id }, post.title, { ...asking, pathname });
}

async function barOfOwnPage(pathname: string, asking: Asking): Promise<StaffBar | null> {
  const page = await asking.site.ownPage.findByLink(ownPageLinkOf(pathname) ?? "");
  return page && barOf({ kind: "own-page", id: page._id }, page.title, { ...asking, pathname });
}

async function barOf(
  place: Place,
  title: string,
  { site, by, pathname }: Asking & { pathname: string },
): Promise<StaffBar> {
  const [waiting, { timeZone }] = [await site.draft.find(place, { by }), await site.settings.get()];
  return {
    title,
    state: {
      isWaiting: waiting !== null,
      text: waiting ? waitingText(waiting.publishAt, timeZone) : words.published,
    },
    editHere: `${pathname}?${PREVIEW}=${place.kind}/${place.id}&${EDIT}`,
    editor: editorAddress(place),
  };
}

function waitingText(publishAt: string | null, timeZone: string): string {
  if (!publishAt) return words.changesWait;
  const format = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
  const moment = new Intl.DateTimeFormat("en-GB", { ...format, timeZone });
  return fill(words.goesPublic, { moment: moment.format(new Date(publishAt)) });
}

const titleOf = ({ name }: PublicPage): string =>
  Object.entries<string>(pageTitles).find(([page]) => page === name)?.[1] ?? name;

function placeOf({ document }: PublicPage): Place | null {
  const [kind = "", id = ""] = document?.split("/") ?? [];
  return placeAt(kind, id);
}
