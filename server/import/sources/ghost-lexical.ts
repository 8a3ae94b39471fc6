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

const QUOTES = ["quote", "extended-quote", "aside"];
const TEXTS = ["text", "extended-text"];

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
    if (TEXTS.includes(type)) return formatted(fields);
    if (type === "linebreak") return "<br>";
    if (type === "paragraph") return `<p>${within(node, depth)}</p>`;
    if (type === "heading" || type === "extended-heading") {
      const level = /^h[1-6]$/.test(textOf(fields.tag)) ? textOf(fields.tag) : "h2";
      return `<${level}>${within(node, depth)}</${level}>`;
    }
    if (QUOTES.includes(type)) return `<blockquote><p>${within(node, depth)}</p></blockquote>`;
    if (type === "list") {
      const tag = fields.listType === "number" ? "ol" : "ul";
      return `<${tag}>${within(node, depth)}</${tag}>`;
    }
    if (type === "listitem") return `<li>${within(node, depth)}</li>`;
    if (type === "link" || type === "autolink") {
      return `<a href="${attribute(textOf(fields.url))}">${within(node, depth)}</a>`;
    }
    const card = cardHtml(type, node);
    if (card === null) notes.push(one("cards", type));
    return card ?? within(node, depth);
  }

  return { html: within(root, 0), notes };
}

const formatted = ({ text, format }: Readonly<Record<string, unknown>>): string =>
  FORMATS.filter(([bit]) => (Number(format) & bit) !== 0).reduce(
    (html, [, tag]) => `<${tag}>${html}</${tag}>`,
    escaped(textOf(text)),
  );
