/** The address of a page of one's own: its link is one part. */
export const ownPagePath = (link: string): string => `/${encodeURIComponent(link)}`;

/** The other way round; null: the page of none, or it cannot be read. */
export function ownPageLinkOf(path: string): string | null {
  const [, part = ""] = /^\/([^/]+)\/*$/.exec(path) ?? [];
  try {
    return decodeURIComponent(part) || null;
  } catch {
    return null;
  }
}
