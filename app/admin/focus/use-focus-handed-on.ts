import { type RefObject, useLayoutEffect, useRef } from "react";
import { focusHeading } from "./focus-heading.ts";

/** For what goes once it is pressed: the focus that it had goes on, unless something else took it. */
export function useFocusHandedOn(goOn = focusHeading): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const next = useRef(goOn);
  next.current = goOn;
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      // A dialog keeps the focus by itself.
      if (!own || document.activeElement !== own || own.closest("[role=dialog]")) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) next.current();
      });
    };
  }, []);
  return button;
}
