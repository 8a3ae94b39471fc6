import { blogLinkOf, blogPath } from "#contracts/blog-path.ts";
import { keyOf, partsOf } from "#contracts/old-address.ts";
import { ownPageLinkOf, ownPagePath } from "#contracts/own-page-path.ts";

/** The link in the address of a post; null: it is none, or cannot be read. */
export function linkIn(url: string): string | null {
  const { path } = partsOf(url);
  const link = keyOf(path) === null ? null : blogLinkOf(path);
  return link?.replace(/(?<!\/)\/+$/, "") || null;
}

/** The address of a post or of a page of one's own, as our links write it; null: of neither. */
export function placePathIn(url: string): string | null {
  const post = linkIn(url);
  if (post !== null) return blogPath(post);
  const { path } = partsOf(url);
  const page = keyOf(path) === null ? null : ownPageLinkOf(path);
  return page === null ? null : ownPagePath(page);
}
