import { lookedUp } from "#contracts/looked-up.ts";
import type { PublicPath } from "#contracts/public-pages.ts";
import * as home from "#i18n/en/site/home.ts";

const ACTIONS: Readonly<Record<string, string>> = {
  "/packages/umrah": home.actions.umrah,
  "/packages/hajj": home.actions.hajj,
  "/packages/tours": home.actions.tours,
  "/student-visa": home.actions.studentVisa,
  "/work-visa": home.actions.workVisa,
  "/get-started": home.actions.getStarted,
  "/contact": home.actions.contact,
} satisfies Partial<Record<PublicPath, string>>;

/** What the button of a slide says: a slide has an address, but no word for it. */
export function slideAction(link: string): string {
  return lookedUp(ACTIONS, link) ?? home.actions.other;
}
