import type { Note } from "#contracts/import-notes.ts";
import { lexicalHtml } from "./ghost-lexical.ts";
import { mobiledocHtml } from "./ghost-mobiledoc.ts";
import { parsedJson } from "./parsed-json.ts";
import { one } from "./source.ts";

export type GhostText = { html: string; notes: Note[] };

type Written = { html: string; lexical: string; mobiledoc: string };

/**
 * The text of a post. Where its export has no HTML, it is read out of what the editor of Ghost keeps; what cannot be
 * read is said.
 */
export function ghostText({ html, lexical, mobiledoc }: Written): GhostText {
  if (html.trim() !== "") return { html, notes: [] };
  const kept = lexical.trim() || mobiledoc.trim();
  if (kept === "") return { html: "", notes: [] };
  const value = parsedJson(kept);
  const read = lexical.trim() ? lexicalHtml(value) : mobiledocHtml(value);
  return read ?? { html: "", notes: [one("no-text")] };
}
