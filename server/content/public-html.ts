import { MOST_HTML } from "#contracts/fields.ts";
import { inDigits } from "#i18n/fill.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { sanitise } from "./sanitise.ts";

/**
 * HTML as visitors get it. Cleaning may make more of it, and what is public can always be sent again.
 * @throws DomainError "text-too-deep", "text-too-long"
 */
export function publicHtml(html: string): string {
  const clean = sanitise(html);
  if (clean.length <= MOST_HTML) return clean;
  throw new DomainError("text-too-long", { most: inDigits(MOST_HTML) });
}
