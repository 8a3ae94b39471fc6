import { useRef } from "react";
import { focusHeading } from "./focus-heading.ts";

/**
 * For a dialog that no trigger of its own opened: when it closes, the focus goes back where it came
 * from, and to the heading of the page when that is gone.
 * @param goElsewhere puts the focus somewhere better. @returns false when it did not
 */
export function useFocusReturn(goElsewhere?: () => boolean) {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      origin.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (goElsewhere?.()) return;
      if (origin.current instanceof HTMLElement && origin.current.isConnected) {
        return origin.current.focus();
      }
      focusHeading();
    },
  };
}
