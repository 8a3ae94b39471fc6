const WEB = ["http:", "https:"];

/** What a link of a post may lead to. */
export const LINK_SCHEMES = [...WEB, "mailto:", "tel:"];

/** Read as a browser reads it: it drops line breaks inside, and so does `URL`. */
const HERE = "https://here.invalid/";

/**
 * An address that runs nothing when it is shown or followed: no `javascript:`, no `data:`. Own paths
 * are fine.
 */
export function isSafeAddress(address: string, schemes: readonly string[] = WEB): boolean {
  try {
    return schemes.includes(new URL(address, HERE).protocol);
  } catch {
    return false;
  }
}

/** A whole address of the web, as people read it. */
const WHOLE = /^https?:\/\//i;
/** Backslashes, and what nobody sees: browsers read those otherwise than people do. */
const MISREAD = /[\\\p{Cc}]/u;

/**
 * What may stand in a field for a picture or a page: a whole `http(s)://` address, or a path of this
 * site, also one that begins without a slash.
 */
export function isFieldAddress(address: string): boolean {
  if (MISREAD.test(address)) return false;
  return WHOLE.test(address)
    ? isSafeAddress(address)
    : !/^[a-z][a-z\d+.-]*:/i.test(address) && isOwnPath(address);
}

/**
 * An own path from the top, or a whole address: not one that needs the page to be read. `https:/host`
 * is another site to a browser, and looks like none.
 */
export function isWrittenAddress(address: string, schemes?: readonly string[]): boolean {
  if (MISREAD.test(address)) return false;
  if (/^[/#]/.test(address)) return isOwnPath(address);
  const isWhole = WHOLE.test(address) || /^(?!https?:)[a-z]+:/i.test(address);
  return isWhole && isSafeAddress(address, schemes);
}

/**
 * A path of this site, not another one's address that leaves the scheme out (`//host`, `/\\host`), nor what
 * becomes one where it is read (`/..//host`). What is filled in for a fact in braces (`/{name}`) could make it one.
 */
export function isOwnPath(address: string): boolean {
  try {
    const { href, pathname } = new URL(address, HERE);
    return !/[{}]/.test(address) && href.startsWith(HERE) && !pathname.startsWith("//");
  } catch {
    return false;
  }
}

/** The path of another page of this site, without a slash at its end; null: it leads somewhere else. */
export function ownPathOf(address: string): string | null {
  if (address.startsWith("#")) return null;
  const url = URL.parse(address, HERE);
  if (!url?.href.startsWith(HERE)) return null;
  return url.pathname.replace(/(?<=.)\/$/, "");
}
