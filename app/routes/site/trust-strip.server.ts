import { longDay } from "#app/site/papers/review-of.ts";
import * as words from "#i18n/en/site/trust.ts";
import { fill } from "#i18n/fill.ts";
import type { SiteContext } from "../../context.ts";
import { hasTrustPage } from "../has-trust-page.ts";

/** What other pages say of licences today; null: there is no page to lead to. */
export async function trustFacts(site: SiteContext["site"]): Promise<string[] | null> {
  if (!(await hasTrustPage(site))) return null;
  const licences = await site.licence.listValid();
  return licences
    .filter(({ isInStrip }) => isInStrip)
    .toReversed()
    .map(({ title, validUntil }) => fill(words.inStrip, { title, day: longDay(validUntil) }));
}
