import type { OwnPageCard } from "#contracts/own-page.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import { PUBLIC_PAGES } from "#contracts/public-pages.ts";
import { pageTitles } from "#i18n/titles-by-page.ts";
import type { Entry } from "./entry.ts";
import { matching } from "./match-entries.ts";

const page = (label: string, to: string): Entry => ({
  ...{ group: "pages", icon: "file-text", label, note: to, to },
});

/** Those that every site has. */
const FIXED: Entry[] = PUBLIC_PAGES.flatMap((one) =>
  one.isListed ? [page(pageTitles[one.name], one.path)] : [],
);

/** Pages that a link can lead to, by their names or by what is typed of their addresses. */
export function linkTargets(q: string, ownPages: readonly OwnPageCard[]): Entry[] {
  const all = [...FIXED, ...ownPages.map(({ title, link }) => page(title, ownPagePath(link)))];
  const typed = q.trim().toLowerCase();
  if (typed === "") return all;
  return typed.startsWith("/")
    ? all.filter(({ to }) => to.toLowerCase().startsWith(typed))
    : matching(all, typed);
}
