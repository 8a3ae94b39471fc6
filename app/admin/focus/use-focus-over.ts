import { useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";

const DIALOG = "[role=dialog], [role=alertdialog]";

/**
 * Where what is read anew takes away what had the focus, a row say, the page goes on at its heading.
 * @returns to be called before it is read
 */
export function useFocusOver(): () => void {
  const held = useRef<Element | null>(null);
  // A dialog that closes meanwhile gives the focus back to what may be about to go.
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (held.current && target instanceof Element) held.current = target;
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);
  // Whenever it is drawn: the answer that takes a row away may be drawn later than it came.
  useEffect(() => {
    if (!held.current || held.current.isConnected || held.current.closest(DIALOG)) return;
    held.current = null;
    if (document.activeElement === document.body) focusHeading();
  });
  return () => {
    held.current = document.activeElement;
  };
}
