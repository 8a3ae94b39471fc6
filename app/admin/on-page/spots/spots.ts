import { valueAt } from "#contracts/at-path.ts";
import type { EditableField } from "#contracts/edit-marks.ts";
import type { Editing } from "#contracts/editing.ts";
import { findMarks, isSeen, type MarkedText } from "./find-marks.ts";

/** In pixels from the upper left corner of the page. */
type Box = { left: number; top: number; width: number; height: number };

/** Something on the page that can be changed where it stands. */
export type Spot = Box & {
  key: string;
  field: EditableField;
  /** What it is of the page. */
  anchor: Node;
  /** Of words. */
  text: MarkedText | null;
};

/** Parts that stand further from one another are two spots, px. */
const APART = 60;

/** Marks the element that stands in for a text while it is written. */
export const WRITTEN = "data-written-here";

/** In the order of reading. Null: the page shows another state. */
export function findSpots(editing: Editing): Spot[] | null {
  const texts = findMarks(editing);
  if (!texts) return null;
  const spots = [...wordSpots(texts), ...pictureSpots(editing), ...htmlSpots(editing)].toSorted(
    ({ anchor }, { anchor: other }) =>
      anchor.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const seen = new Map<string, number>();
  return spots.map((spot) => {
    const nth = seen.get(spot.key) ?? 0;
    seen.set(spot.key, nth + 1);
    return { ...spot, key: `${spot.key} ${nth}` };
  });
}

/** Not further than a screen from what is seen. */
export const isNear = ({ top, height }: Box): boolean =>
  top < scrollY + 2 * innerHeight && top + height > scrollY - innerHeight;

export const keyOf = ({ document, path }: Pick<EditableField, "document" | "path">): string =>
  `${document} ${path}`;

const wordSpots = (texts: MarkedText[]): Spot[] =>
  texts.flatMap((text) =>
    groupsOf(text.nodes).map(({ node, box }) => ({
      ...rounded(text.isWhole ? withRoom(node, box) : box),
      ...{ key: keyOf(text.field), field: text.field, text, anchor: node },
    })),
  );

type Group = { node: Text; box: Box };

function groupsOf(nodes: readonly Text[]): Group[] {
  const groups: Group[] = [];
  for (const node of nodes) {
    const box = boxOf(node);
    // A space between two words has none.
    if (box.height === 0) continue;
    const last = groups.at(-1);
    if (last && box.top - last.box.top - last.box.height <= APART) {
      last.box = around(last.box, box);
    } else {
      groups.push({ node, box });
    }
  }
  return groups;
}

/** Of a picture the page tells its address alone: the first of a field is the first of the page. */
function pictureSpots({ fields, documents }: Pick<Editing, "fields" | "documents">): Spot[] {
  const images = [...document.querySelectorAll<HTMLImageElement>("main img")].filter(
    (image) => !image.closest("a, .post-content, .rich-here"),
  );
  return fields.flatMap((field) => {
    if (field.kind !== "picture") return [];
    const address = valueAt(documents[field.document]?.body, field.path);
    const at = images.findIndex((image) => image.getAttribute("src") === address);
    const [image] = at < 0 ? [] : images.splice(at, 1);
    if (!image || !isSeen(image)) return [];
    const box = rounded(onPage(image.getBoundingClientRect()));
    return [{ ...box, key: keyOf(field), field, anchor: image, text: null }];
  });
}

/** A page has one formatted text, which it may cut into sections. */
function htmlSpots({ fields }: Pick<Editing, "fields">): Spot[] {
  const field = fields.find(({ kind }) => kind === "html");
  const [first, ...others] = document.querySelectorAll("main .post-content:not(.rich-text)");
  if (!field || !first) return [];
  let anchor: Element = first;
  while (others.some((other) => !anchor.contains(other)) && anchor.parentElement) {
    anchor = anchor.parentElement;
  }
  // Its editor may stand in its place.
  const isWritten = anchor.nextElementSibling?.matches(`[${WRITTEN}]`);
  if (!isWritten && !isSeen(anchor)) return [];
  const box = rounded(onPage(anchor.getBoundingClientRect()));
  return [{ ...box, key: keyOf(field), field, anchor, text: null }];
}

/** What is cut off at the edge of a window that moves is not seen. */
function boxOf(node: Text): Box {
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect();
  const frame = node.parentElement?.closest(".marquee-window")?.getBoundingClientRect() ?? box;
  const within = (x: number) => Math.min(Math.max(x, frame.left), frame.right);
  const [left, right] = [within(box.left), within(box.right)];
  return onPage({ left, top: box.top, width: right - left, height: box.height });
}

const onPage = ({ left, top, width, height }: Box): Box => ({
  ...{ left: left + scrollX, top: top + scrollY, width, height },
});

function around(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}

const rounded = ({ left, top, width, height }: Box): Box => ({
  ...{ left: Math.round(left), top: Math.round(top) },
  ...{ width: Math.round(width), height: Math.round(height) },
});

/** Words without room are pressed and written all the same, px. */
const NARROW = 24;

/** As far as the words may go on before they break. */
function withRoom(node: Text, box: Box): Box {
  const block = node.parentElement;
  // Beyond the edge of a window that moves there is none.
  if (!block || block.closest(".marquee-window")) return box;
  const { display, paddingInlineEnd, textAlign } = getComputedStyle(block);
  if (!/^(block|list-item|grid|flow-root)$/.test(display)) return box;
  const around = onPage(block.getBoundingClientRect());
  if (box.width < NARROW) return { ...box, left: around.left, width: around.width };
  if (textAlign === "center") return box;
  const room = around.left + around.width - box.left - Number.parseFloat(paddingInlineEnd);
  return { ...box, width: Math.max(box.width, room) };
}
