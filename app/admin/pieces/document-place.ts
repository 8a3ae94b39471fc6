import { PACKAGE_TITLES } from "#app/site/packages/package-titles.ts";
import * as settings from "#i18n/en/admin/settings.ts";
import * as shell from "#i18n/en/admin/shell.ts";
import { untitled } from "#i18n/en/admin/writing.ts";

import type { Place } from "./place.ts";

const PACKAGES: Record<string, string> = PACKAGE_TITLES;
const PAGES: Record<string, { title: string }> = settings.pages;
const GROUPS: Record<string, { title: string }> = settings.groups;

/** What staff call it; a post or a page of one's own by its title. */
export function placeName({ kind, id }: Place, title = ""): string {
  switch (kind) {
    case "post":
    case "own-page":
      return title || untitled;
    case "package":
      return PACKAGES[id] ?? id;
    case "page":
      return PAGES[id]?.title ?? id;
    case "settings":
      return GROUPS[id]?.title ?? id;
    default:
      return shell.homePage;
  }
}
