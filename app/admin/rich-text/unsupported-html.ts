import { Parser } from "htmlparser2";
import { lookedUp } from "#contracts/looked-up.ts";
import * as words from "#i18n/en/admin/editor.ts";

/** Tags that mean the same, or nothing by themselves. */
const SAME: Record<string, string> = { b: "strong", i: "em", div: "p", mark: "span" };
const PLAIN = new Set([
  ...["p", "br", "span", "tbody", "thead", "tfoot", "colgroup", "col", "figcaption"],
]);

const NAMES: Record<string, string> = words.lostParts;

/** What stored HTML holds and the editor would not give back, in words. */
export function unsupportedHtml(stored: string, made: string): string[] {
  const [before, after] = [partsOf(stored), partsOf(made)];
  const lost = new Set<string>();
  for (const [part, count] of before.counts) {
    if (count > (after.counts.get(part) ?? 0)) lost.add(lookedUp(NAMES, part) ?? part);
  }
  if (before.letters !== after.letters) lost.add(words.lostText);
  return [...lost];
}

/** How often it has each part, and its words without spaces, because spaces may differ. */
function partsOf(html: string): { counts: Map<string, number>; letters: string } {
  const counts = new Map<string, number>();
  const add = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
  let text = "";
  const parser = new Parser({
    onopentag(tag, { style = "" }) {
      const name = lookedUp(SAME, tag) ?? tag;
      if (!PLAIN.has(name)) add(Object.hasOwn(NAMES, name) || KNOWN.has(name) ? name : `<${name}>`);
      for (const rule of style.split(";")) {
        const styled = lookedUp(STYLE_NAMES, rule.split(":")[0]?.trim().toLowerCase() ?? "");
        if (styled) add(styled);
      }
    },
    ontext(part) {
      text += part;
    },
  });
  parser.end(html);
  return { counts, letters: text.replace(/\s+/g, "") };
}

const STYLE_NAMES: Record<string, string> = words.lostStyles;

const KNOWN = new Set([
  ...["h1", "h2", "h3", "strong", "em", "u", "a", "ul", "ol", "li", "blockquote"],
  ...["pre", "code", "img", "s", "hr", "table", "tr", "th", "td", "figure"],
]);
