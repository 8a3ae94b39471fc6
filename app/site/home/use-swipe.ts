import { type MouseEvent, type PointerEvent, useRef } from "react";

const SHORTEST_PX = 40;

type Swipe = { toStart: () => void; toEnd: () => void };

/** Handlers that tell a sideways swipe, by finger or mouse, from a press and from scrolling. */
export function useSwipe({ toStart, toEnd }: Swipe) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const wasSwipe = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      wasSwipe.current = false;
      from.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from.current) return;
      const x = event.clientX - from.current.x;
      const y = event.clientY - from.current.y;
      from.current = null;
      if (Math.abs(x) < SHORTEST_PX || Math.abs(x) < Math.abs(y)) return;
      wasSwipe.current = true;
      if (x < 0) toEnd();
      else toStart();
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onPointerLeave: () => {
      from.current = null;
    },
    /** A swipe that began on a link must not follow it; keys press without a pointer. */
    onClickCapture: (event: MouseEvent) => {
      if (wasSwipe.current && event.detail > 0) event.preventDefault();
      wasSwipe.current = false;
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}
