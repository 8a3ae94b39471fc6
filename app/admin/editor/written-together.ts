import { diffArrays } from "diff";
import { type EditorField, isRows } from "#app/admin/inputs/editor-fields.ts";

type Three = { base: string; mine: string; theirs: string };

/** Both texts below one another; null: this is no text that could hold both. */
export function writtenTogether(field: EditorField | undefined, texts: Three): string | null {
  if (!field || isRows(field)) return null;
  switch (field.field.type) {
    case "html":
      return together(texts, blocksIn).join("");
    case "lines":
      return together(texts, (text) => text.split("\n")).join("\n");
    case "line":
      return `${texts.mine} ${texts.theirs}`;
    default:
      return null;
  }
}

/** What only one of them changed is as they have it. */
function together({ base, mine, theirs }: Three, partsIn: (text: string) => string[]): string[] {
  const before = new Set(partsIn(base));
  const isOld = (parts: string[]) => parts.every((part) => before.has(part));
  const both: string[] = [];
  let own: string[] = [];
  for (const { value, removed, added } of diffArrays(partsIn(mine), partsIn(theirs))) {
    if (removed) own = value;
    else if (!added) {
      both.push(...own, ...value);
      own = [];
    } else {
      if (!isOld(own)) both.push(...own);
      if (own.length === 0 || !isOld(value)) both.push(...value);
      own = [];
    }
  }
  return [...both, ...own];
}

function blocksIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return Array.from(body.childNodes, (node) =>
    node instanceof Element ? node.outerHTML : (node.textContent ?? ""),
  );
}
