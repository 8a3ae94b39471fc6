import { isFieldAddress, isOwnPath } from "./address.ts";
import { keyOf, type Read } from "./old-address.ts";

export const NEW_ADDRESS_LENGTH = 1000;

/** Of a site that is not known. */
const ANY_SITE = "https://here.invalid";

const BAD: Read<never> = { mistake: { code: "bad-new-address" } };

/**
 * Where an old address may lead: a path of this site from the top, or a whole https address. As it is
 * sent, so with every letter encoded that must be.
 * @param origin of this site, which is left out
 */
export function readNewAddress(typed: string, origin = ANY_SITE): Read<string> {
  const text = typed.trim();
  if (text === "") return { mistake: { code: "empty" } };
  if (text.length > NEW_ADDRESS_LENGTH) {
    return { mistake: { code: "too-long", limit: NEW_ADDRESS_LENGTH } };
  }
  const url = isFieldAddress(text) ? URL.parse(text, origin) : null;
  if (!url || url.username || url.password) return BAD;
  const isWhole = /^https?:/i.test(text);
  if (url.origin === origin && (isWhole || (text.startsWith("/") && isOwnPath(text)))) {
    const value = url.pathname + url.search + url.hash;
    return isOwnPath(value) && keyOf(url.pathname) !== null ? { value } : BAD;
  }
  return isWhole && url.protocol === "https:" ? { value: url.href } : BAD;
}
