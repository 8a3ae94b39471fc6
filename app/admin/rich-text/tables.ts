import { TableCell, TableHeader, TableRow, Table as WithTable } from "@tiptap/extension-table";
import { directed } from "./block-direction.ts";

/** More than one cell wide or high: how much, where it is. */
const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.min(Number(cell.getAttribute(name)) || 1, MOST_SPANNED),
  renderHTML: (attributes: Record<string, unknown>) =>
    Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {},
});

const MOST_SPANNED = 20;

const attributes = () => ({
  colspan: span("colspan"),
  rowspan: span("rowspan"),
  // The page decides how wide a column is.
  colwidth: { default: null, rendered: false },
});

/** Rows and cells without widths of their own. */
export const TABLES = [
  WithTable.extend({
    renderHTML: () => ["table", ["tbody", 0]],
    addNodeView() {
      const make = this.parent?.();
      if (!make) return null;
      return (props) => directed(make(props), props.node, props.view, props.getPos());
    },
  }),
  TableRow,
  TableHeader.extend({ addAttributes: attributes }),
  TableCell.extend({ addAttributes: attributes }),
];
