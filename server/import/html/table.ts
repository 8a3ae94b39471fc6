import { type Element, elementsIn, isElement, type TreeNode } from "./foreign-tree.ts";

type Writers = {
  flow: (nodes: readonly TreeNode[]) => string;
  inline: (nodes: readonly TreeNode[]) => string;
};

/** As many as a cell of ours may span. */
const SPANS = /^([2-9]|1\d|20)$/;

/** What it is called stands above it. */
export function tableOf(table: Element, { flow, inline }: Writers): string {
  const [caption] = table.children.filter(isElement).filter(({ name }) => name === "caption");
  const title = caption ? inline(caption.children).trim() : "";
  const rows = rowsOf(table)
    .map((row) => row.children.filter(isElement).filter(({ name }) => /^t[dh]$/.test(name)))
    .filter((cells) => cells.length > 0)
    .map((cells) => `<tr>${cells.map(cell).join("")}</tr>`);
  const above = title ? `<p>${title}</p>` : "";
  return rows.length > 0 ? `${above}<table><tbody>${rows.join("")}</tbody></table>` : above;

  function cell({ name, attribs, children }: Element): string {
    const spans = ["colspan", "rowspan"]
      .filter((one) => SPANS.test(attribs[one] ?? ""))
      .map((one) => ` ${one}="${attribs[one]}"`);
    return `<${name}${spans.join("")}>${flow(children) || "<p></p>"}</${name}>`;
  }
}

/** Those of a table within a cell are that table's. */
const rowsOf = ({ children }: Element): Element[] =>
  children.filter(isElement).flatMap((child) => {
    if (child.name === "tr") return [child];
    return /^t(head|body|foot)$/.test(child.name)
      ? elementsIn(child.children, ["tr"]).filter((row) => row.parent === child)
      : [];
  });
