import type { SiteContext } from "../context.ts";

/** Somebody has written it, or there is a licence that stands, or stood, on it. */
export async function hasTrustPage({ page, entry }: SiteContext["site"]): Promise<boolean> {
  const [written, licences] = await Promise.all([page.findTrust(), entry.count("licence")]);
  return written !== null || licences > 0;
}
