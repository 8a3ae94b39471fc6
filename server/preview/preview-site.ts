import { readIn } from "#server/content/read-in.ts";
import type { Site } from "#server/site.ts";
import type { Preview } from "./find-preview.ts";

/** The site with what is previewed in place of what is public. */
export function previewSite(site: Site, found: Preview): Site {
  const { language } = found.place;
  const shown = {
    ...readIn(site, language ?? "en"),
    ...site.showing(found.opened?.shown ?? [found], language),
  };
  if (!found.opened) return shown;
  // A page that is edited is asked for again and again, and stays the same.
  const { blog } = shown;
  const pickRandomCards: typeof blog.pickRandomCards = (limit, type) =>
    blog.listCards({ limit, ...(type ? { type } : {}) });
  return { ...shown, blog: { ...blog, pickRandomCards } };
}
