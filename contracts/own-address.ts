import { languageAt } from "./languages.ts";
import { keyOf, type OldAddress } from "./old-address.ts";
import { isOneAddress, PUBLIC_PAGES, type Remembered } from "./public-pages.ts";

/** Doors, files, pages of staff, and what machines read: whatever stands below them. */
const NO_PAGE =
  /^\/(admin|api|art|assets|media|og)(\/|$)|^\/(healthz|readyz|metrics|robots\.txt|feed\.xml|sitemap(-\d+)?\.xml|manifest\.webmanifest|agency\.vcf|favicon\.ico|apple-touch-icon\.png|icon-\d+\.png|default-bg\.jpg|packages\/[^/]+\/[^/]+\.ics)$/;

/** By key: the parameters that a page reads; null: it may read any. */
const PAGES = new Map(
  PUBLIC_PAGES.filter(isOneAddress).map(({ path, remembered }) => [
    keyOf(path),
    remembered ? readBy(remembered) : null,
  ]),
);

function readBy({ params = [], anew = [] }: Remembered): string[] {
  return [...params, ...anew];
}

const POSTS = "/blog/";

export const isNoPage = (key: string): boolean => NO_PAGE.test(key);

/**
 * Whether this address is always ours. A page with parameters that it does not read (`/?p=123` of an
 * old site) is not.
 */
export function isOwnAddress({ key, params }: OldAddress): boolean {
  const { path } = languageAt(key);
  if (isNoPage(path)) return true;
  const known = PAGES.get(path);
  if (known === undefined) return false;
  return params.length === 0 || known === null || params.some(([name]) => known.includes(name));
}

/** Whether a post may be there. */
export const isBehindPosts = ({ key, params }: OldAddress): boolean =>
  key.startsWith(POSTS) && params.length === 0;
