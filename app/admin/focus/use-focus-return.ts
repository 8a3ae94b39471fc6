import { useRef } from "react";
import { focusHeading } from "./focus-heading.ts";

/** Of the dialog that was opened last: one that takes its place opens while nothing has the focus. */
let openedFrom: Element | null = null;
let openCount = 0;

/**
 * For a dialog that no trigger of its own opened: when it closes, the focus goes back where it came
 * from, and to the heading of the page when that is gone, or off.
 * @param goElsewhere puts the focus somewhere better. @returns false when it did not
 */
export function useFocusReturn(goElsewhere?: () => boolean) {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      const { activeElement, body } = document;
      origin.current = activeElement === body ? openedFrom : activeElement;
      openedFrom = origin.current;
      openCount += 1;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      openCount -= 1;
      if (openCount === 0) openedFrom = null;
      // From nowhere, by a key: the page stays where it is.
      if (goElsewhere?.() || !origin.current) return;
      if (origin.current instanceof HTMLElement && origin.current.isConnected) {
        origin.current.focus();
      }
      if (document.activeElement === document.body) focusHeading();
    },
  };
}
