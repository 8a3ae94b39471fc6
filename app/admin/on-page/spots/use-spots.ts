import { useLayoutEffect, useState } from "react";
import type { Editing } from "#contracts/editing.ts";
import { findSpots, type Spot } from "./spots.ts";

const OWN = ".edit-here, .rich-here";

/** A page that still shows another state than what is known of it: somebody else wrote at that moment. */
const APART_MS = 2000;

/**
 * Found again whenever something on the page has changed or moved.
 * @param onApart the page shows another state
 */
export function useSpots(editing: Editing, onApart: () => void): Spot[] {
  const [spots, setSpots] = useState<Spot[]>([]);

  // Before anything is painted: at first the page is painted once, with what lies over it.
  useLayoutEffect(() => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      frame = 0;
      const now = findSpots(editing);
      // It comes, or what is known of it: they stay as they were until then.
      if (!now) {
        timer ??= setTimeout(() => {
          timer = undefined;
          onApart();
        }, APART_MS);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      setSpots((before) => (isSame(now, before) ? before : now));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const page = { childList: true, subtree: true, characterData: true, attributes: true };
    const mutations = new MutationObserver((records) => {
      const isOfPage = ({ target }: MutationRecord) =>
        !(target instanceof Element ? target : target.parentElement)?.closest(OWN);
      if (records.some(isOfPage)) lookSoon();
    });
    mutations.observe(document.body, page);
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    const moves = ["scroll", "resize", "transitionend", "toggle", "load"] as const;
    for (const move of moves) addEventListener(move, lookSoon, { capture: true });
    void document.fonts.ready.then(lookSoon);
    look();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      mutations.disconnect();
      sizes.disconnect();
      for (const move of moves) removeEventListener(move, lookSoon, { capture: true });
    };
  }, [editing, onApart]);

  return spots;
}

const PARTS = ["anchor", "key", "field", "left", "top", "width", "height"] as const;

const isSame = (one: Spot[], other: Spot[]): boolean =>
  one.length === other.length &&
  one.every((spot, index) => {
    const before = other[index];
    return before !== undefined && PARTS.every((part) => spot[part] === before[part]);
  });
