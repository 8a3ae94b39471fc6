/**
 * The address of a post's page. A link may hold slashes and letters that mean something in an
 * address, such as "?" and "#".
 */
export function blogPath(link: string): string {
  return `/blog/${link.split("/").map(encodeURIComponent).join("/")}`;
}

/** The other way round; null: the page of no post. */
export function blogLinkOf(path: string): string | null {
  const link = path.startsWith("/blog/") ? path.slice("/blog/".length) : "";
  return link === "" ? null : decodeURIComponent(link);
}
