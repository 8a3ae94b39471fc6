import * as words from "#i18n/en/admin/editor.ts";

/** Tags that mean the same, or nothing by themselves. */
const SAME: Record<string, string> = { b: "strong", i: "em", div: "p", mark: "span" };
const PLAIN = new Set(["p", "br", "span", "tbody", "colgroup", "col"]);

const NAMES: Record<string, string> = words.lostParts;

const STYLES = ["color", "background-color", "font-family", "text-align"];

/** What stored HTML holds and the editor would not give back, in words. */
export function unsupportedHtml(stored: string, made: string): string[] {
  const before = countParts(stored);
  const after = countParts(made);
  const lost = new Set<string>();
  for (const [part, count] of before) {
    if (count > (after.get(part) ?? 0)) lost.add(NAMES[part] ?? part);
  }
  if (letters(stored) !== letters(made)) lost.add(words.lostText);
  return [...lost];
}

function countParts(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (part: string) => counts.set(part, (counts.get(part) ?? 0) + 1);
  for (const [, tag = "", attributes = ""] of html.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/gi)) {
    const name = SAME[tag.toLowerCase()] ?? tag.toLowerCase();
    if (!PLAIN.has(name)) add(name in NAMES || KNOWN.has(name) ? name : `<${name}>`);
    const style = /\sstyle="([^"]*)"/i.exec(attributes)?.[1] ?? "";
    for (const rule of STYLES) {
      if (new RegExp(`(^|;)\\s*${rule}\\s*:`, "i").test(style)) add(STYLE_NAMES[rule] ?? rule);
    }
  }
  return counts;
}

const STYLE_NAMES: Record<string, string> = words.lostStyles;

const KNOWN = new Set([
  ...["h1", "h2", "h3", "strong", "em", "u", "a", "ul", "ol", "li", "blockquote"],
  ...["pre", "code", "img", "s", "hr", "table"],
]);

/** Words only: spaces fall differently. */
function letters(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&(nbsp|#160);/g, " ")
    .replace(/&quot;/g, '"')
    .replace(/&(#39|apos);/g, "'")
    .replace(/&gt;/g, ">")
    .replace(/\s+/g, "");
}
