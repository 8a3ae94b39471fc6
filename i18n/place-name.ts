import type { OtherLanguage } from "#contracts/languages.ts";
import { inclusionsOf } from "./en/admin/packages.ts";
import * as settings from "./en/admin/settings.ts";
import * as shell from "./en/admin/shell.ts";
import { inBrackets } from "./en/admin/translate.ts";
import { untitled } from "./en/admin/writing.ts";
import { fill } from "./fill.ts";
import { languageNames } from "./language-names.ts";
import { pageTitles } from "./titles-by-page.ts";

type Place = { kind: string; id: string; language?: OtherLanguage | undefined };

const PACKAGES: Record<string, string> = pageTitles;
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
    case "inclusions":
      return fill(inclusionsOf, { package: PACKAGES[id] ?? id });
    case "page":
      return PAGES[id]?.title ?? id;
    case "settings":
      return GROUPS[id]?.title ?? id;
    default:
      return shell.homePage;
  }
}
