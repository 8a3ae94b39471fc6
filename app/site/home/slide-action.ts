import type { PublicPath } from "#contracts/public-pages.ts";

const ACTIONS: Partial<Record<PublicPath, string>> = {
  "/packages/umrah": "See Umrah packages",
  "/packages/hajj": "See Hajj packages",
  "/packages/tours": "See tour packages",
  "/student-visa": "See student visas",
  "/work-visa": "See work visas",
  "/get-started": "Get Started",
  "/contact": "Contact us",
};

/** What the button of a slide says: a slide has an address, but no word for it. */
export function slideAction(link: string): string {
  return ACTIONS[link as PublicPath] ?? "Read more";
}
