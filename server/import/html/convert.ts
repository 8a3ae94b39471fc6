import { parseDocument } from "htmlparser2";
import { addNotes, type Note, type NoteName } from "#contracts/import-notes.ts";
import { postKind } from "#contracts/kinds/post.ts";
import { lookedUp } from "#contracts/looked-up.ts";
import { contact } from "#i18n/en/page-titles.ts";
import { isBareAddress, pictureAddress } from "./foreign-address.ts";
import {
  blocksWithin,
  createCaptionOf,
  hasOnlyPictures,
  imagesIn,
  isAlone,
  isCaption,
  isSilent,
  PLAYERS,
} from "./foreign-elements.ts";
import {
  classOf,
  type Element,
  escaped,
  isElement,
  isTooDeep,
  type TreeNode,
  wordsIn,
  wordsOfDeep,
} from "./foreign-tree.ts";
import { createInline } from "./inline.ts";
import { playerLink } from "./players.ts";
import { tableOf } from "./table.ts";

export type Foreign = {
  html: string;
  /** Of the page that it stood in. */
  base: string;
  /** An empty line ends a paragraph, and the end of a line is one: text as WordPress kept it for years. */
  hasLines?: boolean;
};

export type Converted = {
  /** Not sanitised yet; its pictures still lie on the old site. */
  html: string;
  notes: Note[];
};

const HEADINGS: Record<string, string> = {
  h1: "h1",
  h2: "h2",
  h3: "h3",
  h4: "h3",
  h5: "h3",
  h6: "h3",
};

type Around = (inside: string) => string;

const TOO_LONG = postKind.fields.content.limit;
const plain: Around = (inside) => inside;

/** What is read of the text of another site: the elements that texts of ours have, and what is lost. */
export function convert({ html, base, hasLines = false }: Foreign): Converted {
  const notes: Note[] = [];
  const note = (what: NoteName, name = "", count = 1) => notes.push({ what, count, name });
  if (isTooDeep(html)) {
    note("only-words");
    return { html: `<p>${escaped(wordsOfDeep(html))}</p>`, notes };
  }
  const tree = parseDocument(html).children;
  const blocky = blocksWithin(tree);
  const captionOf = createCaptionOf();
  let repeated = 0;
  const { inline, dressed, lineBreaks } = createInline({ base, hasLines, note });
  return { html: flow(tree), notes: addNotes(notes) };

  /** Blocks side by side; words between them become paragraphs. @param around what all of it stands in within a line */
  function flow(nodes: readonly TreeNode[], attributes = "", around = plain): string {
    let written = "";
    let run = "";
    const endRun = () => {
      written += paragraph(run, attributes, around);
      run = "";
    };
    for (const node of nodes) {
      if (!isElement(node)) {
        if (node.type !== "text") continue;
        const [first = "", ...others] = hasLines ? node.data.split(/\n[^\S\n]*\n/) : [node.data];
        run += lineBreaks(first);
        for (const other of others) {
          endRun();
          run += lineBreaks(other);
        }
      } else if (blocky.has(node)) {
        endRun();
        written += block(node, attributes, around);
      } else run += inline([node]);
    }
    endRun();
    return written;
  }

  function paragraph(run: string, attributes: string, around: Around): string {
    const words = run.replace(/^(?:\s|<br>)+/, "").trimEnd();
    const tidy = withoutLastBreaks(words);
    if (tidy === "") return "";
    if (around !== plain || !isBareAddress(tidy.replaceAll("&amp;", "&")))
      return `<p${again(attributes)}>${within(around, tidy)}</p>`;
    note("embeds", URL.parse(tidy)?.host ?? "");
    return `<p><a href="${tidy}">${tidy}</a></p>`;
  }

  function block(node: Element, attributes: string, around: Around): string {
    const { name, children } = node;
    if (isSilent(node)) return left(node);
    if (name === "img") return picture(node);
    if (Object.hasOwn(PLAYERS, name)) return playerLink(node, { base, note });
    const heading = lookedUp(HEADINGS, name);
    if (heading) return headed(node, heading, around);
    switch (name) {
      case "p":
        return flow(children, alignment(node), around);
      case "hr":
        return "<hr>";
      case "ul":
      case "ol":
        return listed(node);
      case "blockquote":
        return wrapped("blockquote", flow(children, "", around));
      case "pre":
        return `<pre><code>${escaped(wordsIn(children))}</code></pre>`;
      case "table":
        return tableOf(node, { flow, inline });
      case "figure":
        return figure(node);
      case "details":
        note("details");
        return flow(children);
      case "summary":
      case "dt":
        return wrapped("p", wrapped("strong", inline(children)));
      case "dl":
        note("terms");
        return flow(children);
      case "form":
        note("forms");
        return `<p><a href="/contact">${escaped(contact)}</a></p>`;
      default:
        if (/\bwp-block-columns\b/.test(classOf(node))) note("columns");
        return flow(children, attributes, dressedBy(node, around));
    }
  }

  /** A link that holds a picture too, or something bold: its words keep it. */
  function dressedBy(node: Element, around: Around): Around {
    const isDressed = dressed(node, "a") !== "a";
    return isDressed ? (inside) => around(dressed(node, inside)) : around;
  }

  /** Written with each of many paragraphs or pictures, what they share makes a text too long: then no more of it is. */
  function again(shared: string): string {
    repeated += shared.length;
    return repeated > TOO_LONG ? "" : shared;
  }

  function within(around: Around, inside: string): string {
    const whole = repeated > TOO_LONG ? inside : around(inside);
    repeated += whole.length - inside.length;
    return whole;
  }

  /** No words for readers. */
  function left({ name }: Element): string {
    if (name === "script") note("scripts");
    if (["svg", "canvas", "math"].includes(name)) note("drawings");
    return "";
  }

  function headed(node: Element, name: string, around: Around): string {
    if (name !== node.name) note("headings");
    const pictures = isAlone(node) ? [] : imagesIn(node).map((image) => picture(image));
    const words = inline(node.children).trim();
    return (
      (words && wrapped(`${name}${alignment(node)}`, within(around, words))) + pictures.join("")
    );
  }

  function listed({ name, attribs, children }: Element): string {
    const start =
      name === "ol" && /^\d{1,4}$/.test(attribs.start ?? "") ? ` start="${attribs.start}"` : "";
    const items = children.filter(isElement).map((child) => {
      const inside = flow(child.name === "li" ? child.children : [child]);
      return wrapped("li", inside);
    });
    return wrapped(`${name}${start}`, items.join(""));
  }

  /** One picture with its words; of several each stands alone, and anything else as it would without. */
  function figure(node: Element): string {
    const images = imagesIn(node);
    const isGallery =
      images.length > 1 || /\b(wp-block-gallery|kg-gallery-card)\b/.test(classOf(node));
    const captions = node.children.filter(isCaption);
    const others = node.children.filter((child) => !isCaption(child));
    if (images.length === 0 || !hasOnlyPictures(others)) {
      return flow(others) + captions.map((one) => flow(one.children)).join("");
    }
    if (!isGallery)
      return picture(images[0] as Element, captions.map((one) => inline(one.children)).join(" "));
    note("galleries");
    const all = images.map((image) => picture(image, captionIn(image, node)));
    return all.join("") + captions.map((one) => wrapped("p", inline(one.children))).join("");
  }

  function captionIn(image: Element, within: Element): string {
    const caption = captionOf(image, within);
    return caption && repeated <= TOO_LONG ? again(inline(caption.children)) : "";
  }

  function picture({ attribs }: Element, caption = ""): string {
    const src = attribs.src || attribs["data-src"] || "";
    const address = pictureAddress(src, base);
    if (!address) {
      note(/^data:/i.test(src) ? "drawings" : "pictures", src.slice(0, 100));
      return caption ? wrapped("p", caption) : "";
    }
    const image = `<img src="${escaped(address)}" alt="${escaped((attribs.alt ?? "").trim())}">`;
    const words = caption.trim();
    return words ? `<figure>${image}<figcaption>${words}</figcaption></figure>` : image;
  }
}

/** What holds nothing is not there. */
function wrapped(tag: string, inside: string): string {
  const [name = ""] = tag.split(" ");
  return inside.trim() === "" ? "" : `<${tag}>${inside}</${name}>`;
}

function withoutLastBreaks(words: string): string {
  let end = words;
  while (end.endsWith("<br>")) end = end.slice(0, -4).trimEnd();
  return end;
}

/** As the editor writes it; what else a style says the sanitiser sorts out. */
function alignment(node: Element): string {
  const [, side] = classOf(node).match(/\b(?:has-text-align-|align)(center|right)\b/) ?? [];
  const style = [node.attribs.style ?? "", side ? `text-align: ${side}` : ""]
    .filter(Boolean)
    .join("; ");
  return style ? ` style="${escaped(style)}"` : "";
}
