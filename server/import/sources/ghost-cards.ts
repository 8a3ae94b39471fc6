import { lookedUp } from "#contracts/looked-up.ts";
import { escaped } from "#server/import/html/foreign-tree.ts";

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export const attribute = (text: string): string => escaped(text).replaceAll('"', "&quot;");

export const linkTo = (address: string, words: string): string =>
  address ? `<p><a href="${attribute(address)}">${escaped(words || address)}</a></p>` : "";

const picture = ({ src, alt, caption }: Fields): string => {
  const shown = `<img src="${attribute(textOf(src))}" alt="${attribute(textOf(alt))}">`;
  const said = textOf(caption) ? `<figcaption>${textOf(caption)}</figcaption>` : "";
  return textOf(src) ? `<figure>${shown}${said}</figure>` : "";
};

/** What its signs mean, of those that posts are made of; the others stay as they are. */
function markdown(text: string): string {
  const inline = (words: string) =>
    escaped(words)
      .replace(/!\[([^[\]]*)\]\(([^()\s]+)(?:\s[^()]*)?\)/g, (_, alt: string, src: string) => {
        return `<img src="${src.replaceAll('"', "")}" alt="${alt.replaceAll('"', "")}">`;
      })
      .replace(/\[([^[\]]+)\]\(([^()\s]+)(?:\s[^()]*)?\)/g, (_, words: string, to: string) => {
        return `<a href="${to.replaceAll('"', "")}">${words}</a>`;
      })
      .replace(/\*\*([^*\n]+)\*\*/g, "<strong>$1</strong>");
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n[^\S\n]*\n/)
    .map((block) => {
      const heading = block.trim().match(/^(#{1,6})[ \t]+(\S.*)$/);
      if (!heading) return `<p>${inline(block)}</p>`;
      const [, signs = "", words = ""] = heading;
      return `<h${signs.length}>${inline(withoutSigns(words))}</h${signs.length}>`;
    })
    .join("");
}

/** A heading may end in the signs that it begins with. */
function withoutSigns(heading: string): string {
  let end = heading.length;
  while (heading[end - 1] === "#") end--;
  return heading.slice(0, end).trimEnd() || heading;
}

const CARDS: Readonly<Record<string, (card: Fields) => string>> = {
  image: picture,
  gallery: ({ images, caption }) =>
    listOf(images)
      .map((one) => picture(fieldsOf(one)))
      .join("") + paragraph(textOf(caption)),
  html: ({ html }) => textOf(html),
  markdown: ({ markdown: text }) => markdown(textOf(text)),
  "card-markdown": ({ markdown: text }) => markdown(textOf(text)),
  code: ({ code }) => `<pre>${escaped(textOf(code))}</pre>`,
  codeblock: ({ code }) => `<pre>${escaped(textOf(code))}</pre>`,
  hr: () => "<hr>",
  horizontalrule: () => "<hr>",
  bookmark: ({ url, metadata }) => linkTo(textOf(url), textOf(fieldsOf(metadata).title)),
  embed: ({ url, metadata }) => linkTo(textOf(url), textOf(fieldsOf(metadata).title)),
  file: ({ src, fileTitle, fileName }) =>
    linkTo(textOf(src), textOf(fileTitle) || textOf(fileName)),
  video: ({ src }) => `<video src="${attribute(textOf(src))}"></video>`,
  audio: ({ src }) => `<audio src="${attribute(textOf(src))}"></audio>`,
  button: ({ buttonUrl, buttonText }) => linkTo(textOf(buttonUrl), textOf(buttonText)),
  callout: ({ calloutText }) => paragraph(textOf(calloutText)),
  toggle: ({ heading, content }) => `<h3>${textOf(heading)}</h3>${textOf(content)}`,
  header: ({ header, subheader }) => `<h2>${textOf(header)}</h2>${paragraph(textOf(subheader))}`,
};

const paragraph = (html: string): string => (html ? `<p>${html}</p>` : "");

/** A card of the editor of Ghost, foreign HTML; null: it has no counterpart here. */
export const cardHtml = (name: string, card: unknown): string | null =>
  lookedUp(CARDS, name)?.(fieldsOf(card)) ?? null;
