import { type EditableField, fieldIn, marked } from "#contracts/edit-marks.ts";

/** A text of the page that is one field. */
export type MarkedText = { node: Text; index: number; field: EditableField };

/** In the order of reading; what is not seen is left out. */
export function findMarks(fields: readonly EditableField[]): MarkedText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: MarkedText[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text)) continue;
    const mark = fieldIn(node.data);
    const field = mark && fields[mark.index];
    if (mark && field && isSeen(node.parentElement)) {
      found.push({ node, index: mark.index, field });
    }
  }
  return found;
}

/** Says something else, and stays what it is. */
export function writeMarked({ node, index }: MarkedText, text: string): void {
  const next = marked(index, text);
  if (node.data !== next) node.data = next;
}

function isSeen(element: Element | null): boolean {
  if (!element || element.closest("[inert], [aria-hidden=true], script, style, .edit-here")) {
    return false;
  }
  const { width, height } = element.getBoundingClientRect();
  // Words for screen readers alone take a pixel.
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}
