import { isWrittenAddress, LINK_SCHEMES } from "#contracts/address.ts";

/** Longer ones are no addresses that somebody wrote. */
const LONGEST = 1000;

/** Files lie where they lay: of them no old address leads to a page. */
const FILE = /\.(pdf|docx?|xlsx?|pptx?|zip|mp3|mp4|m4a|mov|ogg|webm|csv|txt)$/i;
const PICTURE = /\.(jpe?g|png|gif|webp|avif|svg)$/i;

/** @param base the address of the old page @returns null where it is no picture that can be asked for */
export function pictureAddress(src: string, base: string): string | null {
  const url = URL.parse(src.trim(), base);
  if (!url || !["http:", "https:"].includes(url.protocol)) return null;
  url.hash = "";
  return url.href.length <= LONGEST ? url.href : null;
}

/** What leads to a page of the old site leads to its path, which is led on; null: it leads nowhere. */
export function linkAddress(href: string, base: string): string | null {
  const typed = href.trim();
  if (typed.startsWith("#")) return null;
  const url = URL.parse(typed, base);
  if (!url || url.href.length > 2 * LONGEST) return null;
  const isFile = FILE.test(url.pathname) || PICTURE.test(url.pathname);
  const isOwn = URL.parse(base)?.host === url.host && !isFile;
  const path = `${url.pathname}${url.search}${url.hash}`;
  const address = isOwn ? path : url.href;
  return isWrittenAddress(address, LINK_SCHEMES) ? address : null;
}

export const isPictureFile = (href: string): boolean =>
  PICTURE.test(URL.parse(href, "https://here.invalid")?.pathname ?? "");

/** Nothing but the address of a page. */
export const isBareAddress = (text: string): boolean =>
  /^https?:\/\/[^\s<>"]{3,1000}$/i.test(text) && URL.canParse(text);

/** What a player within a page shows, as somebody would open it. */
export function openedAddress(src: string): string {
  const url = URL.parse(src, "https://here.invalid");
  const [, id] = url?.pathname.match(/^\/embed\/([\w-]{6,20})$/) ?? [];
  const isVideo = /(^|\.)youtube(-nocookie)?\.com$/.test(url?.hostname ?? "");
  return isVideo && id ? `https://www.youtube.com/watch?v=${id}` : src;
}
