import type { Note } from "#contracts/import-notes.ts";
import { escaped } from "#server/import/html/foreign-tree.ts";
import { attribute, cardHtml, fieldsOf, listOf, textOf } from "./ghost-cards.ts";
import type { GhostText } from "./ghost-text.ts";
import { one } from "./source.ts";

/** Kinds of a section, as mobiledoc numbers them. */
const [TEXT, PICTURE, LIST, CARD] = [1, 2, 3, 10];
const TAG = /^(p|h[1-6]|blockquote|aside|ul|ol|a|strong|b|em|i|s|u|sub|sup|code)$/;

/** Of a text; longer than any that comes. */
const LONGEST = 4_000_000;

const tagOf = (value: unknown, other: string): string =>
  TAG.test(textOf(value)) ? textOf(value) : other;

/** What Ghost kept from its version 1 to 5.50. @returns null: it is none */
export function mobiledocHtml(value: unknown): GhostText | null {
  const { sections, cards, markups, atoms } = fieldsOf(value);
  if (!Array.isArray(sections)) return null;
  const notes: Note[] = [];
  let length = 0;

  /** What is kept once may be shown again and again: a text that is too long already gets no more of it. */
  function shown(html: string): string {
    length += html.length;
    return length > LONGEST ? "" : html;
  }

  /** Its signs open and close what they are written in. */
  function inline(markers: unknown): string {
    const open: string[] = [];
    const words = listOf(markers).map((marker) => {
      const [isAtom, opening, closing, text] = listOf(marker);
      const opened = listOf(opening).map((at) => {
        const [name, attributes] = listOf(listOf(markups)[Number(at)]);
        const tag = tagOf(name, "span");
        const [, to] = listOf(attributes);
        open.push(tag);
        return shown(tag === "a" ? `<a href="${attribute(textOf(to))}">` : `<${tag}>`);
      });
      const said = isAtom === 1 ? atom(text) : escaped(textOf(text));
      const closed = open.splice(Math.max(0, open.length - (Number(closing) || 0))).reverse();
      return opened.join("") + said + closed.map((tag) => `</${tag}>`).join("");
    });
    return words.join("");
  }

  function atom(at: unknown): string {
    const [name, text] = listOf(listOf(atoms)[Number(at)]);
    return shown(name === "soft-return" ? "<br>" : escaped(textOf(text)));
  }

  function section(value: unknown): string {
    if (length > LONGEST) return "";
    const [kind, what, more] = listOf(value);
    if (kind === TEXT) {
      const tag = tagOf(what, "p");
      return `<${tag}>${inline(more)}</${tag}>`;
    }
    if (kind === PICTURE) return cardHtml("image", { src: what }) ?? "";
    if (kind === LIST) {
      const tag = what === "ol" ? "ol" : "ul";
      const items = listOf(more).map((item) => `<li>${inline(item)}</li>`);
      return `<${tag}>${items.join("")}</${tag}>`;
    }
    if (kind !== CARD) return "";
    const [name, payload] = listOf(listOf(cards)[Number(what)]);
    const card = cardHtml(textOf(name), payload);
    if (card === null) notes.push(one("cards", textOf(name)));
    return shown(card ?? "");
  }

  return { html: sections.map(section).join(""), notes };
}
