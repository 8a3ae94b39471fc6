import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * What is off while it works loses the focus: it gets it back, unless the focus has gone elsewhere.
 * @param fallback its first button gets it where what had it is gone
 */
export function useFocusKept(isBusy: boolean, fallback: RefObject<HTMLElement | null>): void {
  const origin = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isBusy) {
      origin.current = document.activeElement;
      return;
    }
    const was = origin.current;
    origin.current = null;
    if (!was || document.activeElement !== document.body) return;
    const isThere = was instanceof HTMLElement && was !== document.body && was.isConnected;
    (isThere ? was : fallback.current?.querySelector("button"))?.focus();
  }, [isBusy, fallback]);
}
