import { PACKAGE_TITLES } from "#app/site/packages/package-titles.ts";
import * as settings from "#i18n/en/admin/settings.ts";
import * as shell from "#i18n/en/admin/shell.ts";
import { inBrackets } from "#i18n/en/admin/translate.ts";
import { untitled } from "#i18n/en/admin/writing.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";

import type { Place } from "./place.ts";

const PACKAGES: Record<string, string> = PACKAGE_TITLES;
const PAGES: Record<string, { title: string }> = settings.pages;
const GROUPS: Record<string, { title: string }> = settings.groups;

/** What staff call it; a post or a page of one's own by its title, a translation with its language. */
export function placeName({ language, ...thing }: Place, title = ""): string {
  const name = nameOf(thing, title);
  return language ? fill(inBrackets, { name, language: languageNames[language] }) : name;
}

function nameOf({ kind, id }: Place, title: string): string {
  switch (kind) {
    case "post":
    case "own-page":
    case "departure":
    case "licence":
    case "requirement":
    case "visa":
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
