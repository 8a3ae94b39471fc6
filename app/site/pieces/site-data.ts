import { createContext, use } from "react";
import { useMatches } from "react-router";
import type { Settings } from "#contracts/kinds/settings.ts";
import type { Language } from "#contracts/languages.ts";

/** Visitors' or staff's, without the name of either. */
const LAYOUT_ID = /\/layout$/;

/** What every page knows. */
export type SiteData = {
  settings: Settings;
  /** Canonical origin, without a slash at the end. */
  publicUrl: string;
  /** The drawing itself, where it is small: a first view waits for no file of it. */
  mark?: { of: string; address: string };
  /** In which visitors read the site, English first. */
  languages: Language[];
  /** That was asked for first, as in English, and what it can be read in; only where there is a choice. */
  page?: { path: string; languages: Language[] };
  /** The number of the notice; empty when the agency has none. */
  noticePhone: string;
  /** When the notice ends, ms since 1970; null: not by itself, 0: it has ended or is switched off. */
  noticeEnds: number | null;
  /** In the agency's time zone, in the digits of the language. */
  year: string;
  /** Of the footer's last column. */
  legal: { to: string; label: string }[];
  /** Markup of the fields that search the site; a document has it where it belongs. */
  search?: Record<"bar-search" | "menu-search", string>;
  /** Only for whoever is signed in. */
  isStaff?: true;
};

/** Settings as they will stand, for a preview; or with the hours of one office. */
export const PreviewedSiteData = createContext<SiteData | null>(null);

export function useSiteData(): SiteData {
  const loaded = useLoadedSiteData();
  const data = use(PreviewedSiteData) ?? loaded;
  if (!data) throw new Error("useSiteData outside the layouts");
  return data;
}

/** For what stands around the layouts; undefined when they failed. */
export const useLoadedSiteData = (): SiteData | undefined => siteDataOf(useMatches());

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The same for a page's meta; undefined when the layout itself failed. */
export function siteDataOf(matches: Matches): SiteData | undefined {
  const layout = matches.find((match) => match && LAYOUT_ID.test(match.id));
  return layout?.loaderData as SiteData | undefined;
}
