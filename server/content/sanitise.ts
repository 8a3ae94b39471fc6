import sanitizeHtml, { type Attributes, type IOptions } from "sanitize-html";
import { isOwnPath, isWrittenAddress, LINK_SCHEMES } from "#contracts/address.ts";
import { MOST_OPEN } from "#contracts/html/blocks.ts";
import { DECORATION } from "#contracts/html/decoration.ts";
import { DomainError } from "#server/errors/domain-error.ts";

const COLOURS = [/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, /^rgb\(\s*\d{1,3}\s*(,\s*\d{1,3}\s*){2}\)$/i];

const STYLED = ["p", "h1", "h2", "h3", "span"];

/** In a word processor the parts of a table have names of their own. */
const TABLE = ["table", "tbody", "tr", "th", "td"];

/** Exactly what the editor makes. */
export const ALLOWED: {
  tags: string[];
  attributes: Record<string, string[]>;
  styles: Record<string, RegExp[]>;
  /** Deeper than anybody writes; a parser that reads it later may be recursive. */
  nested: number;
} = {
  tags: [
    ...STYLED,
    ...["br", "strong", "em", "u", "s", "a", "blockquote", "pre", "code", "ol", "ul", "li", "img"],
    ...["hr", "figure", "figcaption", ...TABLE],
  ],
  attributes: {
    a: ["href", "target", "rel"],
    img: ["src", "alt", "width", "height", "role"],
    ol: ["start", "type"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    ...Object.fromEntries(STYLED.map((tag) => [tag, ["style", "dir"]])),
  },
  styles: {
    color: COLOURS,
    "background-color": COLOURS,
    "text-align": [/^(left|center|right|justify)$/],
    "font-family": [/^(sans-serif|serif|monospace)$/],
  },
  nested: 50,
};

const OPTIONS: IOptions = {
  allowedTags: ALLOWED.tags,
  allowedAttributes: ALLOWED.attributes,
  allowedStyles: { "*": ALLOWED.styles },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  // Their content is code or another language, not words for readers.
  nonTextTags: [
    ...["script", "style", "textarea", "option", "noscript", "template", "title", "xmp"],
    ...["iframe", "object", "embed", "svg", "math", "noembed", "noframes", "plaintext", "select"],
  ],
  nestingLimit: ALLOWED.nested,
  transformTags: {
    b: "strong",
    i: "em",
    del: "s",
    strike: "s",
    thead: "tbody",
    tfoot: "tbody",
    th: (tagName, attribs) => ({ tagName, attribs: only(SPANS, attribs) }),
    td: (tagName, attribs) => ({ tagName, attribs: only(SPANS, attribs) }),
    a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs) }),
    ol: (tagName, attribs) => ({ tagName, attribs: only(COUNTING, attribs) }),
    ...Object.fromEntries(STYLED.map((tag) => [tag, withShortStyle])),
  },
};

/**
 * What may be stored and shown as it is. Running it again changes nothing.
 * @throws DomainError "text-too-deep"
 */
export function sanitise(html: string): string {
  let open = 0;
  const onOpenTag = () => {
    if (++open > MOST_OPEN) throw new DomainError("text-too-deep");
  };
  const clean = sanitizeHtml(html, { ...OPTIONS, onOpenTag, onCloseTag: () => open-- });
  // In its output this ends a void tag and nothing else: elsewhere ">" is an entity.
  return withoutEmptyAddresses(clean.replaceAll(" />", ">"));
}

/**
 * A picture without an address is removed; of a link without one the words stay. The library's
 * `exclusiveFilter` would copy all that is written so far for each.
 * @param clean The library's output: each tag is closed, "<" begins a tag and nothing else
 */
function withoutEmptyAddresses(clean: string): string {
  const leadsSomewhere: boolean[] = [];
  return clean.replace(/<(\/?)(a|img)(?: [^>]*)?>/g, (tag: string, end: string, name: string) => {
    if (end) return leadsSomewhere.pop() ? tag : "";
    const hasAddress = / (href|src)="[^"]/.test(tag);
    if (name === "a") leadsSomewhere.push(hasAddress);
    return hasAddress ? tag : "";
  });
}

function linkAttributes({ href = "", target }: Attributes): Attributes {
  if (!isWrittenAddress(href, LINK_SCHEMES)) return {};
  const isElsewhere = !isOwnPath(href);
  return {
    href,
    ...(target === "_blank" ? { target } : {}),
    ...(isElsewhere || target === "_blank" ? { rel: "noopener noreferrer" } : {}),
  };
}

/**
 * The editor's attributes are a tenth of it; one with 500,000 braces keeps the parser busy for
 * seconds.
 */
const LONGEST_STYLE = 1000;

function withShortStyle(tagName: string, { style = "", dir }: Attributes) {
  const attribs = tagName === "span" ? {} : only(DIRECTIONS, { dir });
  return { tagName, attribs: style.length > LONGEST_STYLE ? attribs : { ...attribs, style } };
}

/** Of a block; without one it has that of its first words. */
const DIRECTIONS = { dir: /^(ltr|rtl)$/ };

function pictureAttributes({ src = "", alt = "", role, ...size }: Attributes): Attributes {
  if (!isWrittenAddress(src)) return {};
  // What says something is no decoration.
  const isDecoration = role === DECORATION && alt === "";
  return { src, alt, ...only(SIZES, size), ...(isDecoration ? { role } : {}) };
}

/** Where a list begins, and how it counts. */
const COUNTING = { start: /^\d{1,4}$/, type: /^[1aAiI]$/ };
/** Over more than one column or row. */
const SPANS = { colspan: /^([2-9]|1\d|20)$/, rowspan: /^([2-9]|1\d|20)$/ };
const SIZES = { width: /^\d{1,4}$/, height: /^\d{1,4}$/ };

/** Those with a valid value. */
function only(valid: Record<string, RegExp>, attributes: Partial<Attributes>): Attributes {
  const kept = Object.entries(valid).flatMap(([name, pattern]) => {
    const value = attributes[name] ?? "";
    return pattern.test(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(kept);
}
