import type { Note } from "#contracts/import-notes.ts";
import { escaped } from "#server/import/html/foreign-tree.ts";
import { attribute, cardHtml, fieldsOf, listOf, textOf } from "./ghost-cards.ts";
import type { GhostText } from "./ghost-text.ts";
import { one } from "./source.ts";

/** Deeper than any text is: what lies below does not come. */
const DEEPEST = 50;

/** Bits of the format of a text. */
const FORMATS = [
  [1, "strong"],
  [2, "em"],
  [4, "s"],
  [8, "u"],
] as const;

/** What Ghost keeps since its version 5.50. @returns null: it is none */
export function lexicalHtml(value: unknown): GhostText | null {
  const root = fieldsOf(fieldsOf(value).root);
  if (!Array.isArray(root.children)) return null;
  const notes: Note[] = [];

  const within = (node: unknown, depth: number): string =>
    listOf(fieldsOf(node).children)
      .map((child) => written(child, depth + 1))
      .join("");

  function written(node: unknown, depth: number): string {
    const fields = fieldsOf(node);
    const type = textOf(fields.type);
    if (depth > DEEPEST) {
      notes.push(one("others"));
      return "";
    }
    const inside = () => within(node, depth);
    switch (type) {
      case "text":
      case "extended-text":
        return formatted(fields);
      case "linebreak":
        return "<br>";
      case "paragraph":
        return `<p>${inside()}</p>`;
      case "heading":
      case "extended-heading":
        return inTag(/^h[1-6]$/.test(textOf(fields.tag)) ? textOf(fields.tag) : "h2", inside());
      case "quote":
      case "extended-quote":
      case "aside":
        return `<blockquote><p>${inside()}</p></blockquote>`;
      case "list":
        return inTag(fields.listType === "number" ? "ol" : "ul", inside());
      case "listitem":
        return `<li>${inside()}</li>`;
      case "link":
      case "autolink":
        return `<a href="${attribute(textOf(fields.url))}">${inside()}</a>`;
      default:
        return cardOr(inside, type, node);
    }
  }

  /** What Ghost puts between texts; what is not known is what stands in it. */
  function cardOr(inside: () => string, type: string, node: unknown): string {
    const card = cardHtml(type, node);
    if (card !== null) return card;
    notes.push(one("cards", type));
    return inside();
  }

  return { html: within(root, 0), notes };
}

const inTag = (tag: string, html: string) => `<${tag}>${html}</${tag}>`;

const formatted = ({ text, format }: Readonly<Record<string, unknown>>): string =>
  FORMATS.filter(([bit]) => (Number(format) & bit) !== 0).reduce(
    (html, [, tag]) => inTag(tag, html),
    escaped(textOf(text)),
  );
