import { type Element, isElement, type TreeNode } from "./foreign-tree.ts";

/** What stands within a line. */
const INLINE = new Set([
  ...["a", "abbr", "acronym", "b", "bdi", "bdo", "big", "br", "cite", "code", "data", "del", "dfn"],
  ...[
    "em",
    "font",
    "i",
    "ins",
    "kbd",
    "label",
    "mark",
    "q",
    "s",
    "samp",
    "small",
    "span",
    "strike",
  ],
  ...["strong", "sub", "sup", "time", "tt", "u", "var", "wbr", "ruby", "rt", "rp"],
]);

const SILENT = new Set([
  ...["script", "style", "template", "noscript", "head", "title", "meta", "link", "base", "svg"],
  ...["canvas", "math", "input", "button", "select", "textarea", "option", "map", "area", "track"],
  ...["source", "param", "noembed", "noframes", "progress", "meter", "datalist", "spacer"],
]);

/** What plays something within a page, and where its address stands. */
export const PLAYERS: Record<string, { what: "embeds" | "films"; address: string }> = {
  iframe: { what: "embeds", address: "src" },
  embed: { what: "embeds", address: "src" },
  object: { what: "embeds", address: "data" },
  video: { what: "films", address: "src" },
  audio: { what: "films", address: "src" },
};

/** What readers see nothing of. */
export const isSilent = ({ name }: Element): boolean => SILENT.has(name);

/** Without a picture in it. */
export const isAlone = ({ children }: Element): boolean =>
  children.every((child) => !isElement(child) || (child.name !== "img" && isAlone(child)));

export const imagesIn = ({ children }: Element): Element[] =>
  children.filter(isElement).flatMap((child) => (child.name === "img" ? [child] : imagesIn(child)));

export const isCaption = (node: TreeNode): node is Element =>
  isElement(node) && node.name === "figcaption";

/** Of the figure that a picture stands in, within another one; of many pictures in one it is looked for once. */
export function createCaptionOf() {
  const known = new Map<Element, Element | undefined>();
  return (image: Element, within: Element): Element | undefined => {
    for (let at = image.parent; at && at !== within; at = at.parent) {
      if (!isElement(at) || at.name !== "figure") continue;
      if (!known.has(at)) known.set(at, at.children.find(isCaption));
      return known.get(at);
    }
    return undefined;
  };
}

/** Beside them there are wrappers, links and their own captions. */
export const hasOnlyPictures = (nodes: readonly TreeNode[]): boolean =>
  nodes.every((node) => {
    if (!isElement(node)) return node.type !== "text" || node.data.trim() === "";
    return (
      ["img", "figcaption"].includes(node.name) ||
      (!isBlockOfWords(node) && hasOnlyPictures(node.children))
    );
  });

const isBlockOfWords = ({ name }: Element) =>
  ["table", "pre", "blockquote", "video", "audio", "iframe"].includes(name);

/** All that is no part of a line, or holds something that is none: looked at once, from within. */
export function blocksWithin(tree: readonly TreeNode[]): ReadonlySet<TreeNode> {
  const blocks = new Set<TreeNode>();
  const look = (nodes: readonly TreeNode[]): boolean => {
    let holds = false;
    for (const node of nodes) {
      if (!isElement(node)) continue;
      const holdsBlock = look(node.children);
      if (holdsBlock || !INLINE.has(node.name)) {
        blocks.add(node);
        holds = true;
      }
    }
    return holds;
  };
  look(tree);
  return blocks;
}
