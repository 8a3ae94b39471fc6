import { parseDocument } from "htmlparser2";

type Tree = ReturnType<typeof parseDocument>;
export type TreeNode = Tree["children"][number];
export type Element = Extract<TreeNode, { attribs: Record<string, string> }>;

/** Entities stay as they are written. */
export const treeOf = (html: string): TreeNode[] =>
  parseDocument(html, { decodeEntities: false }).children;

export const isElement = (node: TreeNode): node is Element => "attribs" in node;

export const styleOf = ({ attribs }: Element): string => attribs.style ?? "";

export const classOf = ({ attribs }: Element): string => attribs.class ?? "";

/** Without what stands in comments. */
export function wordsIn(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => {
      if (isElement(node)) return wordsIn(node.children);
      return node.type === "text" ? node.data : "";
    })
    .join("");
}

/** In the order in which they stand; what is within one is looked through too. */
export function elementsIn(
  nodes: readonly TreeNode[],
  isWanted: (element: Element) => boolean,
): Element[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => [...(isWanted(node) ? [node] : []), ...elementsIn(node.children, isWanted)]);
}

export const isBlank = (text: string): boolean => text.replaceAll("&nbsp;", "").trim() === "";

export const inAttribute = (value: string): string => value.replaceAll('"', "&quot;");

/** What stands in an attribute that is an address. */
export const plainAddress = (value: string): string => value.replaceAll("&amp;", "&");
