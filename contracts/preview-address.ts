import { blogPath } from "./blog-path.ts";
import { PUBLIC_PAGES, type PublicPage } from "./public-pages.ts";

type Place = { kind: string; id: string };

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
  const name = { post: "post", settings }[kind];
  return PUBLIC_PAGES.find((page) =>
    name ? page.name === name : page.document === `${kind}/${id}`,
  );
}

/** The page at a path; undefined: no page of visitors. */
export const pageAt = (pathname: string): PublicPage | undefined =>
  PUBLIC_PAGES.find(({ path }) =>
    path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  );

/** What can stand in a path as it is. */
const PLAIN = /^[\p{L}\p{N}_-]+$/u;

type Which = {
  /** Of a post; it need not be one yet. */
  link?: string | undefined;
  /** Without it: the waiting changes. */
  which?: string;
};

/** Where it is seen as it is not public. */
export function previewAddress(place: Place, { link = "", which }: Which = {}): string {
  const { kind, id } = place;
  const page = pageShowing(place)?.path ?? "/";
  const path = kind === "post" ? blogPath(PLAIN.test(link) ? link : id) : page;
  return `${path}?${PREVIEW}=${which ?? `${kind}/${id}`}`;
}
