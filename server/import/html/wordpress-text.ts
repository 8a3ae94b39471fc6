import type { Note } from "#contracts/import-notes.ts";
import { type Prepared, withoutShortcodes } from "./shortcodes.ts";

/** `<!-- wp:name {…} -->`: without an end of its own it is made anew for each visitor. */
const BLOCK = /<!--\s*(\/?)wp:([a-z][\w/-]{0,80})\s/gi;
const PAGE_END = "<!--nextpage-->";

type Library = Parameters<typeof withoutShortcodes>[1];

/** A text of WordPress as it stood on the page, as far as that can be told from the file. */
export function wordpressText(text: string, library: Library): Prepared & { hasLines: boolean } {
  const { html, notes: blocks, hasBlocks } = withoutBlocks(text);
  const { html: shown, notes } = withoutShortcodes(html, library);
  const parts = text.split(PAGE_END).length - 1;
  return {
    html: shown,
    hasLines: !hasBlocks,
    notes: [
      ...blocks,
      ...notes,
      ...(parts > 0 ? [{ what: "parts", count: parts, name: "" } as const] : []),
    ],
  };
}

function withoutBlocks(text: string) {
  const notes: Note[] = [];
  let hasBlocks = false;
  let end = -1;
  for (const match of text.matchAll(BLOCK)) {
    // Many may have one end between them.
    if (end < match.index) end = text.indexOf("-->", match.index);
    if (end < 0) break;
    hasBlocks = true;
    const isMadeAnew = !match[1] && text[end - 1] === "/";
    if (isMadeAnew) notes.push({ what: "blocks", count: 1, name: match[2] ?? "" });
  }
  // In classic texts their lines would be empty ones.
  const html = text.replace(/<!--(?:more|nextpage|noteaser)[^<>]{0,200}-->/gi, "\n\n");
  return { html, notes, hasBlocks };
}
