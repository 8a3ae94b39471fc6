/** @param origin without a slash at the end */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api

Sitemap: ${origin}/sitemap.xml
`;
}
