import { type OwnPage, ownPageSchema } from "#contracts/own-page.ts";
import { type Shown, shownInstead } from "#server/content/shown-body.ts";

type OwnPages = {
  find: (id: string) => Promise<OwnPage | null>;
  findByLink: (link: string) => Promise<OwnPage | null>;
};

/** The page, at whichever link, shows another body; the footer stays as it is. */
export function showOwnPage<P extends OwnPages>(pages: P, shown: Shown): P {
  if (shown.place.kind !== "own-page") return pages;
  const { id } = shown.place;

  async function findByLink(): Promise<OwnPage> {
    const now = new Date().toISOString();
    const times = (await pages.find(id)) ?? { createdAt: now, updatedAt: now, version: 1 };
    return ownPageSchema.parse({ ...times, ...shownInstead(shown), _id: id });
  }

  return { ...pages, findByLink };
}
