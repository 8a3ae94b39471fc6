import { isNewKindName } from "#contracts/kinds/find-kind.ts";
import type { Language } from "#contracts/languages.ts";
import { pageAt, pageShowing, publicPath } from "#contracts/preview-address.ts";
import type { User } from "#contracts/user.ts";
import type { Place } from "#server/content/place.ts";
import { isTranslated, placeAt } from "#server/content/place.ts";
import type { Shown } from "#server/content/shown-body.ts";
import type { Site } from "#server/site.ts";
import { type OpenedEditing, openEditing } from "./open-editing.ts";

/** What a page shows that is not public. */
export type Preview = Shown & {
  /** Of a revision: when it was made. */
  at: string | null;
  /** It is edited where it stands. */
  opened?: OpenedEditing;
};

type Asked = {
  /** The value of the parameter. */
  which: string;
  /** Of the page, in English. */
  pathname: string;
  /** Of the page. */
  language?: Language;
  /** It is to be edited where it stands. */
  isEditing: boolean;
  /** The admin area shows it in a frame. */
  isFramed?: boolean;
  /** Null: somebody without an account. */
  user: User | null;
};

/** What was shared is public by now: there it is seen. */
type Led = { leadsTo: string };

/** What may be shown to whoever asks; null: nothing, whatever the reason. */
export async function findPreview(site: Site, asked: Asked): Promise<Preview | Led | null> {
  const found = await foundBy(site, asked);
  if (!found || "leadsTo" in found) return found;
  const { place, body } = found;
  if (pageAt(asked.pathname)?.name !== pageShowing(place)?.name) return null;
  if (!isTranslated(place)) return found;
  return place.language === asked.language
    ? { ...found, body: await site.translation.whole(place, body) }
    : null;
}

async function foundBy(site: Site, asked: Asked): Promise<Preview | Led | null> {
  const { which, pathname, language, isEditing, isFramed, user } = asked;
  const shared = await site.sharedPreview.open(which);
  if (shared?.isOver) return publicPage(site, shared.place);
  if (shared) return waitingAt(site, shared.place);
  if (!user) return null;
  // The texts of a page are edited in English.
  const place = placeIn(which, isEditing ? undefined : language);
  if (!place) return site.history.open(which);
  if (!isEditing) {
    const waiting = await waitingAt(site, place);
    return waiting || !isFramed ? waiting : publicAt(site, place);
  }
  const opened = await openEditing(site, place, { pathname, by: user._id });
  return opened && { place, body: {}, at: null, opened };
}

async function waitingAt(site: Site, place: Place): Promise<Preview | null> {
  const body = await site.draft.shown(place);
  return body && { place, body, at: null };
}

/** Beside a translation of which nothing waits, its page stands as it is. */
async function publicAt(site: Site, place: Place): Promise<Preview | null> {
  const found = isTranslated(place) ? await site.translation.find(place) : null;
  return found && { place, body: { ...found.words, made: found.made }, at: null };
}

function placeIn(which: string, language?: Language): Place | null {
  const [kind = "", id = "", ...more] = which.split("/");
  return more.length === 0 ? placeAt(kind, id, language) : null;
}

async function publicPage(site: Site, place: Place): Promise<Led | null> {
  if (!isNewKindName(place.kind)) return { leadsTo: publicPath(place) };
  const { blog, ownPage } = site;
  const open = await (place.kind === "post" ? blog : ownPage).find(place.id);
  return open && { leadsTo: publicPath(place, open.link) };
}
