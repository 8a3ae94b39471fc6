import { blogPath } from "./blog-path.ts";
import { type OtherLanguage, pathIn } from "./languages.ts";
import { ownPageLinkOf, ownPagePath } from "./own-page-path.ts";
import { pageLinkRule } from "./page-link.ts";
import { PUBLIC_PAGES, type PublicPage } from "./public-pages.ts";

type Place = { kind: string; id: string; language?: OtherLanguage | undefined };

/**
 * The parameter of a public page's address that shows one document as it is not public. Its value is
 * "kind/id" for the waiting changes, the id of a revision, or the secret of a shared preview.
 */
export const PREVIEW = "preview";

/** Settings show on every page; here the best. */
const PAGE_OF_SETTINGS: Record<string, string> = { contact: "contact" };

/** The page that shows it. */
export function pageShowing({ kind, id }: Place): PublicPage | undefined {
  const settings = PAGE_OF_SETTINGS[id] ?? "home";
  const name = { post: "post", "own-page": "own-page", settings }[kind];
  return PUBLIC_PAGES.find((page) =>
    name ? page.name === name : page.document === `${kind}/${id}`,
  );
}

/** The page at a path; undefined: no page of visitors. */
export const pageAt = (pathname: string): PublicPage | undefined =>
  PUBLIC_PAGES.find((page) => page.path === pathname) ??
  PUBLIC_PAGES.find(({ name, path }) =>
    name === "own-page"
      ? isOwnPagePath(pathname)
      : path.endsWith("*") && pathname.startsWith(path.slice(0, -1)),
  );

function isOwnPagePath(pathname: string): boolean {
  const link = ownPageLinkOf(pathname);
  return link !== null && pageLinkRule(link) === null;
}

/** What can stand in a path as it is. */
const PLAIN = /^[\p{L}\p{N}_-]+$/u;

type Which = {
  /** Of a post or a page of one's own; it need not be one yet. */
  link?: string | undefined;
  /** Without it: the waiting changes. */
  which?: string;
};

/** Where it is seen as it is not public. */
export function previewAddress(place: Place, { link = "", which }: Which = {}): string {
  const { kind, id, language } = place;
  const path = pathIn(language ?? "en", previewPath({ kind, id }, link));
  return `${path}?${PREVIEW}=${which ?? `${kind}/${id}`}`;
}

/** Shown at any address where one could be, as long as its own is none. */
function previewPath(place: Place, link: string): string {
  const { kind, id } = place;
  if (kind !== "post" && kind !== "own-page") return publicPath(place);
  const path = publicPath(place, PLAIN.test(link) ? link : id);
  return pageAt(path) === pageShowing(place) ? path : publicPath(place, id);
}

/** Where it is as it is public. @param link of a post or a page of one's own */
export function publicPath({ language, ...place }: Place, link = ""): string {
  return pathIn(language ?? "en", englishPath(place, link));
}

function englishPath(place: Place, link: string): string {
  if (place.kind === "post") return blogPath(link);
  if (place.kind === "own-page") return ownPagePath(link);
  return pageShowing(place)?.path ?? "/";
}
