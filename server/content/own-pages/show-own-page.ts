import { type OwnPage, ownPageSchema } from "#contracts/own-page.ts";
import { type Shown, shownBody } from "#server/content/shown-body.ts";

type OwnPages = {
  find: (id: string) => Promise<OwnPage | null>;
  findByLink: (link: string) => Promise<OwnPage | null>;
};

/** The page, at whichever link, shows another body; the footer stays as it is. */
export function showOwnPage<P extends OwnPages>(pages: P, { place, body }: Shown): P {
  if (place.kind !== "own-page") return pages;
  const { id } = place;

  async function findByLink(): Promise<OwnPage> {
    const now = new Date().toISOString();
    const times = (await pages.find(id)) ?? { createdAt: now, updatedAt: now, version: 1 };
    return ownPageSchema.parse({ ...times, ...shownBody(place, body), _id: id });
  }

  return { ...pages, findByLink };
}
