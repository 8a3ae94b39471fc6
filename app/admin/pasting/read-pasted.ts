import { isWrittenAddress } from "#contracts/address.ts";
import { lookedUp } from "#contracts/looked-up.ts";
import {
  type Element,
  elementsIn,
  inAttribute,
  isBlank,
  isElement,
  plainAddress,
  styleOf,
  type TreeNode,
  treeOf,
  wordsIn,
} from "./html-tree.ts";
import { keptAttributes } from "./kept-attributes.ts";
import type { Losses, LossKind } from "./losses.ts";
import { lossOf } from "./lost-elements.ts";
import { officePart } from "./office-comments.ts";
import { type PastedPicture, PICTURE_MARK, pictureOf } from "./pasted-pictures.ts";
import {
  isPrefix,
  type ListItem,
  listPlace,
  listsOf,
  prefixIn,
  prefixWords,
} from "./word-lists.ts";

export type Pasted = {
  /** For the editor's parser; what was a picture to bring in is an `img` with a mark as its address. */
  html: string;
  pictures: PastedPicture[];
  lost: Losses;
};

/** Our own pieces carry this, and come in as they are. */
const OWN_PIECE = "data-pm-slice";

/** Their words stay; those with a colon are Office's. */
const UNWRAPPED =
  /^(font|ins|html|body|dialog|label|fieldset|google-sheets-html-origin|[\w-]+:.*)$/;
const SAME: Record<string, string> = { h4: "h3", h5: "h3", h6: "h3" };
const LAYOUT = /mso-ignore:\s*vglayout/i;
const TABLE_PARTS = new Set(["table", "tbody", "tr", "td"]);
const VOID = new Set(["br", "hr", "img", "col", "wbr"]);

/** What is read of what another program put on the clipboard. @param origin of this site */
export function readPasted(html: string, origin: string): Pasted {
  const pictures: PastedPicture[] = [];
  const lost: Losses = {};
  if (html.includes(OWN_PIECE)) return { html, pictures, lost };

  /** Names of drawn frames whose words came in; a picture of each stands beside them. */
  const frames = new Set<string>();
  const conditions: string[] = [];
  let layouts = 0;
  let isInList = false;
  const lose = (kind: LossKind, count = 1) => {
    lost[kind] = (lost[kind] ?? 0) + count;
  };

  function written(nodes: readonly TreeNode[]): string {
    let text = "";
    for (let at = 0; at < nodes.length; at++) {
      const run = listRun(nodes.slice(at));
      if (run) {
        text += listsOf(run.items);
        at += run.length - 1;
      } else {
        const node = nodes[at];
        if (node) text += one(node);
      }
    }
    return text;
  }

  /** Paragraphs that are one of Word's lists, with the blanks between them. */
  function listRun(nodes: readonly TreeNode[]): { items: ListItem[]; length: number } | null {
    const items: ListItem[] = [];
    let length = 0;
    for (const [at, node] of nodes.entries()) {
      const place = listPlace(node);
      if (place && isElement(node)) {
        items.push({ ...place, prefix: prefixIn(node), html: itemOf(node) });
        length = at + 1;
      } else if (items.length === 0 || !isBetween(node)) break;
    }
    return items.length > 0 ? { items, length } : null;
  }

  /** The list counts by itself. */
  function itemOf(paragraph: Element): string {
    isInList = true;
    const html = written(paragraph.children);
    isInList = false;
    return html;
  }

  function one(node: TreeNode): string {
    if (isElement(node)) return element(node);
    if (node.type === "text") return node.data;
    if (node.type !== "comment") return "";
    condition(node.data);
    const part = officePart(node.data);
    for (const [kind, count] of Object.entries(part.lost)) lose(kind as LossKind, count);
    for (const name of part.frames) frames.add(name);
    return written(part.words);
  }

  /** `<![if !vml]>` … `<![endif]>`: what stands there for programs that are not Word. */
  function condition(comment: string): void {
    if (comment === "[endif]") conditions.pop();
    else if (/^\[if [^\]]*\]$/.test(comment)) {
      conditions.push(comment);
      if (/!msEquation/i.test(comment)) lose("formulas");
    }
  }

  function element(node: Element): string {
    if (isPrefix(node)) return isInList ? "" : `${prefixWords(node)} `;
    const loss = lossOf(node);
    if (loss.kind) lose(loss.kind);
    if (loss.isLeftOut) return "";
    if (LAYOUT.test(styleOf(node))) return placed(node);
    if (isLayout(node)) return written(node.children);
    if (node.name === "img") return picture(node);
    if (node.name === "figure") return withoutFrame(node);
    if (node.name === "table") return table(node);
    const inside = written(node.children);
    if (UNWRAPPED.test(node.name) || loss.isUnwrapped) return isBlankOffice(node) ? "" : inside;
    const name = lookedUp(SAME, node.name) ?? node.name;
    // It held what was left out.
    if (name === "span" && inside === "") return "";
    // A picture stands between paragraphs, not in one of its own.
    const pictures = name === "p" ? picturesAlone(inside) : null;
    if (pictures) return pictures;
    const open = `<${name}${keptAttributes(node.attribs)}>`;
    return VOID.has(name) ? open : `${open}${inside}</${name}>`;
  }

  /** Office puts what floats into tables of its own. */
  function placed(node: Element): string {
    layouts++;
    const inside = written(node.children);
    layouts--;
    return inside;
  }

  const isLayout = ({ name }: Element): boolean =>
    TABLE_PARTS.has(name) && (layouts > 0 || conditions.includes("[if !mso]"));

  /** What it is called stands above it. */
  function table({ children }: Element): string {
    const isCaption = (node: TreeNode) => isElement(node) && node.name === "caption";
    const title = children
      .filter(isElement)
      .filter(isCaption)
      .map((caption) => `<p>${written(caption.children)}</p>`);
    const rows = children.filter((node) => !isCaption(node));
    return `${title.join("")}<table>${written(rows)}</table>`;
  }

  function picture(node: Element): string {
    const found = pictureOf(node, origin);
    // Of a formula, and of a frame, Word gives a picture as well.
    if (conditions.some((name) => /!msEquation/i.test(name))) return "";
    if (found === null || frames.has(node.attribs["v:shapes"] ?? "")) return "";
    const alt = ` alt="${inAttribute(node.attribs.alt ?? "")}"`;
    if ("src" in found) return `<img src="${inAttribute(found.src)}"${alt}>`;
    pictures.push(found);
    return `<img src="${PICTURE_MARK}${pictures.length - 1}"${alt}>`;
  }

  /** A picture that must be brought in first has its caption as a paragraph. */
  function withoutFrame(node: Element): string {
    const inside = written(node.children);
    const [image] = treeOf(inside).filter(isElement);
    const isPlain =
      image?.name === "img" && isWrittenAddress(plainAddress(image.attribs.src ?? ""));
    return isPlain
      ? `<figure>${inside}</figure>`
      : inside.replaceAll("<figcaption>", "<p>").replaceAll("</figcaption>", "</p>");
  }

  return { html: written(treeOf(html)), pictures, lost };
}

/** Null: there are words too, or nothing. */
function picturesAlone(inside: string): string | null {
  const tree = treeOf(inside);
  const images = elementsIn(tree, ({ name }) => name === "img");
  if (images.length === 0 || !isBlank(wordsIn(tree))) return null;
  return images
    .map(({ attribs: { src = "", alt = "" } }) => `<img src="${src}" alt="${inAttribute(alt)}">`)
    .join("");
}

/** Nothing that a reader sees. */
const isBetween = (node: TreeNode): boolean =>
  !isElement(node) && (node.type !== "text" || isBlank(node.data));

/** Word fills an empty paragraph with a space of its own. */
const isBlankOffice = (node: Element): boolean =>
  node.name === "o:p" && isBlank(wordsIn(node.children));
