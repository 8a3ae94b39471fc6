import { isWrittenAddress, LINK_SCHEMES } from "#contracts/address.ts";
import { inAttribute, plainAddress } from "./html-tree.ts";
import { plainLink } from "./plain-link.ts";

/** Bold, italic, underline, alignment; fonts, sizes and colours follow the site. */
const KEPT_STYLES = /^(font-weight|font-style|text-decoration(-line)?|text-align)$/;

const KEPT = new Set(["href", "style", "dir", "colspan", "rowspan", "start", "type", "alt"]);

/** As they stand in HTML. */
export function keptAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .filter(([name]) => KEPT.has(name))
    .map(([name, value]) => [name, keptValue(name, value)] as const)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ` ${name}="${inAttribute(value)}"`)
    .join("");
}

function keptValue(name: string, value: string): string {
  if (name === "href") return withoutTracker(value);
  if (name === "dir") return value.toLowerCase();
  return name === "style" ? keptStyles(value) : value;
}

/** @param href as it stands in HTML */
function withoutTracker(href: string): string {
  const address = plainAddress(href);
  const plain = plainLink(address);
  return plain === address ? href : plain.replaceAll("&", "&amp;");
}

const keptStyles = (style: string): string =>
  style
    .split(";")
    .map((rule) => rule.trim())
    .filter((rule) => KEPT_STYLES.test(rule.split(":")[0]?.trim().toLowerCase() ?? ""))
    .join("; ");

/** A link that a text of the site may have. */
export const isKeptLink = (href: string): boolean =>
  isWrittenAddress(plainAddress(href), LINK_SCHEMES);
