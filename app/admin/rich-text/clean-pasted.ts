import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";

/** What a paste from Word or Google Docs may bring along: how thick, slanted, underlined, aligned. */
const KEPT_STYLES = /^(font-weight|font-style|text-decoration(-line)?|text-align)$/;

/** Our own pieces carry this mark, and keep their colours. */
const OWN_PIECE = "data-pm-slice";

/** Leaves the words and their order; fonts, sizes and colours of another program are left out. */
export function cleanPasted(html: string): string {
  if (html.includes(OWN_PIECE)) return html;
  return html
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<(style|script|title|xml)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/<\/?(o|w|m|v|st1):[^>]*>/gi, "")
    .replace(/<\/?font\b[^>]*>/gi, "")
    .replace(/\s(class|lang|align|bgcolor|color|face)=("[^"]*"|'[^']*'|[^\s>]+)/gi, "")
    .replace(/\sstyle=("[^"]*"|'[^']*')/gi, (_, quoted: string) => {
      const kept = quoted
        .slice(1, -1)
        .split(";")
        .map((rule) => rule.trim())
        .filter((rule) => KEPT_STYLES.test(rule.split(":")[0]?.trim().toLowerCase() ?? ""));
      return kept.length > 0 ? ` style="${kept.join("; ").replaceAll('"', "'")}"` : "";
    });
}

/** Microsoft's lists have become lists by then. */
export const CleanPaste = Extension.create({
  name: "cleanPaste",
  priority: 1,
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedHTML: cleanPasted } })],
});
