import { longDay } from "#i18n/date-words.ts";
import * as words from "#i18n/en/site/trust.ts";
import { fill } from "#i18n/fill.ts";
import type { SiteContext } from "../../context.ts";
import { hasTrustPage } from "../has-trust-page.ts";

/**
 * What other pages say of licences today; null: there is no page to lead to.
 * @param today YYYY-MM-DD, of the agency
 */
export async function trustFacts(
  site: SiteContext["site"],
  today: string,
): Promise<string[] | null> {
  const [hasPage, licences] = await Promise.all([
    hasTrustPage(site),
    site.licence.listValidOn(today),
  ]);
  if (!hasPage) return null;
  return licences
    .filter(({ isInStrip }) => isInStrip)
    .toReversed()
    .map(({ title, validUntil }) => fill(words.inStrip, { title, day: longDay(validUntil) }));
}
