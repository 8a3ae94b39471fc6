import type { SiteContext } from "../context.ts";

/** Somebody has written it, or there is a licence that stands, or stood, on it. */
export async function hasTrustPage({ page, entry }: SiteContext["site"]): Promise<boolean> {
  return (await page.findTrust()) !== null || (await entry.count("licence")) > 0;
}
