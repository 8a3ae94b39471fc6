import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { Parser } from "htmlparser2";
import { plainLink } from "./plain-link.ts";

/** What a paste from Word or Google Docs may keep: bold, italic, underline, alignment. */
const KEPT_STYLES = /^(font-weight|font-style|text-decoration(-line)?|text-align)$/;

/** Our own pieces carry this mark, and keep their colours. */
const OWN_PIECE = "data-pm-slice";

/** With all that is in them. */
const DROPPED = new Set(["script", "style", "title", "xml"]);
/** Their words stay; the names are those of Office. */
const UNWRAPPED = /^(font|(m|o|st1|v|w):.*)$/;
const LEFT_OUT = new Set(["align", "bgcolor", "class", "color", "face", "lang"]);

/** Leaves the words and their order; fonts, sizes and colours of another program are left out. */
export function cleanPasted(html: string): string {
  if (html.includes(OWN_PIECE)) return html;
  let clean = "";
  let dropped = 0;
  const isKept = (name: string) => dropped === 0 && !UNWRAPPED.test(name);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (DROPPED.has(name)) dropped++;
        else if (isKept(name)) clean += `<${name}${keptAttributes(attributes)}>`;
      },
      ontext(text) {
        if (dropped === 0) clean += text;
      },
      onclosetag(name, isImplied) {
        if (DROPPED.has(name)) dropped--;
        else if (isKept(name) && !isImplied) clean += `</${name}>`;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return clean;
}

function keptAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => [name, keptValue(name, value)] as const)
    .filter(([name, value]) => name !== "style" || value !== "")
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', "&quot;")}"`)
    .join("");
}

function keptValue(name: string, value: string): string {
  if (name === "href") return withoutTracker(value);
  return name === "style" ? keptStyles(value) : value;
}

/** @param href as it stands in HTML */
function withoutTracker(href: string): string {
  const written = href.replaceAll("&amp;", "&");
  const plain = plainLink(written);
  return plain === written ? href : plain.replaceAll("&", "&amp;");
}

const keptStyles = (style: string): string =>
  style
    .split(";")
    .map((rule) => rule.trim())
    .filter((rule) => KEPT_STYLES.test(rule.split(":")[0]?.trim().toLowerCase() ?? ""))
    .join("; ");

/** Microsoft's lists have become lists by then. */
export const CleanPaste = Extension.create({
  name: "cleanPaste",
  priority: 1,
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedHTML: cleanPasted } })],
});
