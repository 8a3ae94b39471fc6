import { expect, test } from "vitest";
import { PUBLIC_PAGES, type PublicPage } from "#contracts/public-pages.ts";
import { menuLabels } from "#i18n/en/menu-labels.ts";
import {
  FOOTER_COLUMNS,
  LEGAL_LINKS,
  LINKS_AFTER_PACKAGES,
  LINKS_BEFORE_PACKAGES,
  PACKAGE_LINKS,
} from "./site-map.ts";

const PAGES: readonly PublicPage[] = PUBLIC_PAGES;
const LABELS: Record<string, string> = menuLabels;

/** The specification's own target, until an owner writes terms. */
const TERMS = { to: "/", label: "Terms of Service" };

type Link = { to: string; label: string };
const bare = (links: readonly Link[]) => links.map(({ to, label }) => ({ to, label }));

const WRITTEN: Record<string, readonly Link[]> = {
  main: [...LINKS_BEFORE_PACKAGES, ...LINKS_AFTER_PACKAGES],
  packages: PACKAGE_LINKS,
  ...Object.fromEntries(
    FOOTER_COLUMNS.map(({ heading, links }) => [heading.toLowerCase(), links] as const),
  ),
  legal: LEGAL_LINKS,
};

test("every menu holds the pages that the list gives it, under its word, in its order", () => {
  for (const [menu, links] of Object.entries(WRITTEN)) {
    const listed = PAGES.filter(({ menus }) => menus?.some((name) => name === menu)).map(
      ({ name, path }) => ({ to: path, label: LABELS[name] }),
    );
    expect({ menu, links: bare(links) }).toEqual({
      menu,
      links: menu === "legal" ? [...listed, TERMS] : listed,
    });
  }
});

test("no page is in a menu that there is not, or in one without a word", () => {
  for (const { name, menus = [] } of PAGES) {
    expect([name, menus.filter((menu) => !(menu in WRITTEN))]).toEqual([name, []]);
    expect([name, menus.length > 0 ? typeof LABELS[name] : "string"]).toEqual([name, "string"]);
  }
});
