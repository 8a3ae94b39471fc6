import { Parser } from "htmlparser2";
import { telHref } from "#contracts/digits.ts";
import { type Language, pathIn } from "#contracts/languages.ts";
import { pageAt } from "#contracts/preview-address.ts";
import { createFilling, type Facts, inHtml } from "#i18n/facts.ts";
import { withPictureSizes } from "./picture-html.ts";

/**
 * Each has the direction of its own first words, because a post may quote Arabic. Blocks inside a
 * list or a quotation take its direction: with one of their own they would not count for the
 * direction of the whole.
 */
const BLOCKS = new Set(["p", "h1", "h2", "h3", "ul", "ol", "blockquote", "table", "figcaption"]);

/** A wide table is moved by itself, by keyboard too. */
const AROUND_TABLE = '<div class="wide-table" tabindex="0">';

/**
 * Stored HTML as it is shown: facts filled in, a number and an email address as links, every block in
 * its own direction, pictures in all their sizes.
 * @param html sanitised
 * @param language whose pages its links lead to
 */
export function readableHtml(html: string, facts: Facts, language: Language = "en"): string {
  const safe = inHtml(facts);
  const linked = {
    ...safe,
    ...(facts.phone ? { phone: `<a href="${telHref(facts.phone)}">${safe.phone}</a>` } : {}),
    ...(facts.mail ? { mail: `<a href="mailto:${safe.mail}">${safe.mail}</a>` } : {}),
  };
  const fill = createFilling();
  let done = 0;
  let shown = "";
  let links = 0;
  let blocks = 0;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === "a") links++;
        const tag = html.slice(parser.startIndex, parser.endIndex + 1);
        const isBlock = BLOCKS.has(name);
        const isOwn = isBlock && blocks === 0 && !attributes.dir;
        const open = isOwn ? `<${name} dir="auto"${tag.slice(name.length + 1)}` : tag;
        if (isBlock) blocks++;
        const filled = withFilledLink(open, attributes.href);
        if (name === "table") replace(`${AROUND_TABLE}${filled}`);
        else replace(name === "img" ? withPictureSizes(filled, attributes) : filled);
      },
      onclosetag(name) {
        if (BLOCKS.has(name)) blocks--;
        if (name === "a") links--;
        if (name === "table") replace("</table></div>");
      },
      ontext() {
        const text = html.slice(parser.startIndex, parser.endIndex + 1);
        replace(fill(text, links > 0 ? safe : linked));
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return shown + html.slice(done);

  function replace(by: string): void {
    shown += html.slice(done, parser.startIndex) + by;
    done = parser.endIndex + 1;
  }

  function withFilledLink(tag: string, href = ""): string {
    const filled = fill(href, safe);
    const address = filled.startsWith("tel:") ? telHref(filled) : linkIn(language, filled);
    if (address === href) return tag;
    return tag.replace(`"${href}"`, () => `"${address}"`);
  }
}

/** Of our pages; whoever follows it stays in their language. */
function linkIn(language: Language, href: string): string {
  if (language === "en") return href;
  const [path = ""] = href.split(/[?#]/, 1);
  const page = pageAt(path);
  return page && page.kind !== "account" ? pathIn(language, path) + href.slice(path.length) : href;
}
