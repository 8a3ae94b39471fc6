import { blogPath } from "#contracts/blog-path.ts";
import { pageAt, pageShowing } from "#contracts/preview-address.ts";
import type { User } from "#contracts/user.ts";
import type { Place } from "#server/content/place.ts";
import { placeAt } from "#server/content/place.ts";
import type { Shown } from "#server/content/shown-body.ts";
import type { Site } from "#server/site.ts";

/** What a page shows that is not public. */
export type Preview = Shown & {
  /** Of a revision: when it was made. */
  at: string | null;
};

type Asked = {
  /** The value of the parameter. */
  which: string;
  /** Of the page. */
  pathname: string;
  /** Null: somebody without an account. */
  user: User | null;
};

/** What was shared is public by now: there it is seen. */
type Led = { leadsTo: string };

/** What may be shown to whoever asks; null: nothing, whatever the reason. */
export async function findPreview(site: Site, asked: Asked): Promise<Preview | Led | null> {
  const found = await foundBy(site, asked);
  if (!found || "leadsTo" in found) return found;
  return pageAt(asked.pathname)?.name === pageShowing(found.place)?.name ? found : null;
}

async function foundBy(site: Site, { which, user }: Asked): Promise<Preview | Led | null> {
  const shared = await site.sharedPreview.open(which);
  if (shared?.isOver) return publicPage(site, shared.place);
  if (shared) return waitingAt(site, shared.place);
  if (!user) return null;
  const place = placeIn(which);
  return place ? waitingAt(site, place) : site.history.open(which);
}

async function waitingAt(site: Site, place: Place): Promise<Preview | null> {
  const body = await site.draft.shown(place);
  return body && { place, body, at: null };
}

function placeIn(which: string): Place | null {
  const [kind = "", id = "", ...more] = which.split("/");
  return more.length === 0 ? placeAt(kind, id) : null;
}

async function publicPage(site: Site, place: Place): Promise<Led | null> {
  if (place.kind !== "post") return { leadsTo: pageShowing(place)?.path ?? "/" };
  const post = await site.blog.find(place.id);
  return post && { leadsTo: blogPath(post.link) };
}
