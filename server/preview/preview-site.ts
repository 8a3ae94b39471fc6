import type { Site } from "#server/site.ts";
import type { Preview } from "./find-preview.ts";

/** The site with what is previewed in place of what is public. */
export function previewSite(site: Site, found: Preview): Site {
  const shown = { ...site, ...site.showing(found.opened?.shown ?? [found]) };
  if (!found.opened) return shown;
  // A page that is edited is asked for again and again, and stays the same.
  const { blog } = shown;
  const pickRandomCards: typeof blog.pickRandomCards = (limit, type) =>
    blog.listCards({ limit, ...(type ? { type } : {}) });
  return { ...shown, blog: { ...blog, pickRandomCards } };
}
