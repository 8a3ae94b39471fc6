import {
  type EditableField,
  fieldFrom,
  fieldIn,
  isFieldsEnd,
  type MarkNumber,
  marked,
} from "#contracts/edit-marks.ts";
import type { Editing } from "#contracts/editing.ts";

/** What a page shows of one field. */
export type MarkedText = {
  number: MarkNumber;
  field: EditableField;
  /** In the order of reading: a page may cut a text. */
  nodes: Text[];
  /** It stands in one place, as it is written. */
  isWhole: boolean;
};

const NO_WORDS = "script, style, .edit-here, .rich-here";

/** In the order of reading; what is not seen is left out. Null: the page shows another state. */
export function findMarks({
  fields,
  state,
}: Pick<Editing, "fields" | "state">): MarkedText[] | null {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: MarkedText[] = [];
  let isMarked = false;
  let begun: Pick<MarkedText, "number" | "nodes"> | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text) || node.parentElement?.closest(NO_WORDS)) continue;
    const number = fieldFrom(node.data);
    if (number && number.state !== state) return null;
    if (number) {
      isMarked = true;
      begun = { number, nodes: [] };
    }
    if (!begun) continue;
    if (isSeen(node.parentElement)) begun.nodes.push(node);
    if (!isFieldsEnd(node.data)) continue;
    const field = fields[begun.number.index];
    const [first] = begun.nodes;
    if (field && first) {
      const isWhole = begun.nodes.length === 1 && fieldIn(first.data) !== null;
      found.push({ ...begun, field, isWhole });
    }
    begun = null;
  }
  return isMarked ? found : null;
}

/** Says something else, and stays what it is. */
export function writeMarked({ nodes: [node], number }: MarkedText, text: string): void {
  const next = marked(number, text);
  if (node && node.data !== next) node.data = next;
}

export function isSeen(element: Element | null): boolean {
  // What a dialog hides from screen readers while it is open is seen all the same.
  if (!element || element.closest("[inert], [aria-hidden=true]:not([data-aria-hidden])")) {
    return false;
  }
  const { width, height } = element.getBoundingClientRect();
  // Words for screen readers alone take a pixel.
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}
