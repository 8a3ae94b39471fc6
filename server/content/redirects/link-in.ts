import { blogLinkOf } from "#contracts/blog-path.ts";
import { keyOf, partsOf } from "#contracts/old-address.ts";

/** The link in the address of a post; null: it is none, or cannot be read. */
export function linkIn(url: string): string | null {
  const { path } = partsOf(url);
  const link = keyOf(path) === null ? null : blogLinkOf(path);
  return link?.replace(/(?<!\/)\/+$/, "") || null;
}
