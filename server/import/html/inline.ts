import type { NoteName } from "#contracts/import-notes.ts";
import { linkAddress } from "./foreign-address.ts";
import { isSilent } from "./foreign-elements.ts";
import { type Element, escaped, isElement, type TreeNode } from "./foreign-tree.ts";

type Within = {
  base: string;
  hasLines: boolean;
  note: (what: NoteName, name?: string) => void;
};

/** Of several names for one look, ours. */
const SAME: Record<string, string> = {
  ...{ b: "strong", strong: "strong", i: "em", em: "em", u: "u", s: "s", strike: "s", del: "s" },
  ...{ code: "code", kbd: "code", samp: "code", tt: "code" },
};

const SMALL = /^su[bp]$/;

/** Words, and how they look, within one line. */
export function createInline({ base, hasLines, note }: Within) {
  /** The end of a line as it was typed. */
  const lineBreaks = (text: string): string =>
    hasLines ? escaped(text).replace(/\n/g, "<br>") : escaped(text);

  const inline = (nodes: readonly TreeNode[]): string =>
    nodes
      .map((node) => {
        if (isElement(node)) return element(node);
        return node.type === "text" ? lineBreaks(node.data) : "";
      })
      .join("");

  function element(node: Element): string {
    const { name, children } = node;
    if (name === "br") return "<br>";
    if (name === "img" || isSilent(node)) return "";
    if (SMALL.test(name)) note("raised");
    const inside = inline(children);
    return inside === "" ? "" : dressed(node, inside);
  }

  /** A link, or a look; of what is neither, as it is. */
  function dressed({ name, attribs }: Element, inside: string): string {
    if (name === "a") return link(attribs.href ?? "", inside);
    const same = SAME[name];
    if (same) return `<${same}>${inside}</${same}>`;
    return name === "span" && attribs.style
      ? `<span style="${escaped(attribs.style)}">${inside}</span>`
      : inside;
  }

  function link(href: string, inside: string): string {
    const address = linkAddress(href, base);
    if (address) return `<a href="${escaped(address)}">${inside}</a>`;
    // A place in the same text, and what is no link at all, say nothing.
    if (/^\s*(javascript|data|vbscript):/i.test(href)) note("links");
    return inside;
  }

  return { inline, dressed, lineBreaks };
}
