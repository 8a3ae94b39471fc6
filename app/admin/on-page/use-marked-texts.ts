import { useEffect, useState } from "react";
import type { Editing } from "#contracts/editing.ts";
import { findMarks, type MarkedText } from "./find-marks.ts";

/** Where on the page a text stands, in pixels from its upper left corner. */
export type Spot = MarkedText & {
  key: string;
  left: number;
  top: number;
  width: number;
  height: number;
};

/** Found again whenever something on the page has changed or moved. */
export function useMarkedTexts({ fields }: Pick<Editing, "fields">): Spot[] {
  const [spots, setSpots] = useState<Spot[]>([]);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setSpots((before) => {
        const now = findMarks(fields).map(spotOf);
        return isSame(now, before) ? before : now;
      });
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const page = { childList: true, subtree: true, characterData: true, attributes: true };
    const mutations = new MutationObserver((records) => {
      const isOfPage = ({ target }: MutationRecord) =>
        !(target instanceof Element ? target : target.parentElement)?.closest(".edit-here");
      if (records.some(isOfPage)) lookSoon();
    });
    mutations.observe(document.body, page);
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    const moves = ["scroll", "resize", "transitionend", "toggle"] as const;
    for (const move of moves) addEventListener(move, lookSoon, { capture: true });
    void document.fonts.ready.then(lookSoon);
    lookSoon();
    return () => {
      cancelAnimationFrame(frame);
      mutations.disconnect();
      sizes.disconnect();
      for (const move of moves) removeEventListener(move, lookSoon, { capture: true });
    };
  }, [fields]);

  return spots;
}

const isSame = (one: Spot[], other: Spot[]): boolean =>
  one.length === other.length &&
  one.every((spot, index) => {
    const before = other[index];
    const parts = ["node", "key", "left", "top", "width", "height"] as const;
    return before !== undefined && parts.every((part) => spot[part] === before[part]);
  });

function spotOf(text: MarkedText, order: number, all: MarkedText[]): Spot {
  const range = document.createRange();
  range.selectNodeContents(text.node);
  const box = range.getBoundingClientRect();
  const [left, top] = [Math.round(box.left + scrollX), Math.round(box.top + scrollY)];
  const earlier = all.slice(0, order).filter(({ index }) => index === text.index).length;
  return {
    ...text,
    key: `${text.index} ${earlier}`,
    ...{ left, top, height: Math.round(box.height) },
    width: Math.max(Math.round(box.width), roomFor(text.node, box.left)),
  };
}

/** As far as the words may go on before they break. */
function roomFor(node: Text, left: number): number {
  const block = node.parentElement;
  if (!block || !/^(block|list-item|grid|flow-root)$/.test(getComputedStyle(block).display))
    return 0;
  const { right } = block.getBoundingClientRect();
  const { paddingInlineEnd, textAlign } = getComputedStyle(block);
  if (textAlign === "center") return 0;
  return Math.round(right - left - Number.parseFloat(paddingInlineEnd));
}
