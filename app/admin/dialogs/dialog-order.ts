import { createContext, type RefObject, use, useLayoutEffect } from "react";

/** Closes what stands over a dialog; null while nothing does. */
export type CloseAbove = RefObject<(() => void) | null>;

/** For what is opened inside a dialog: where to say that it stands over it. */
export const DialogBelow = createContext<CloseAbove | null>(null);

/**
 * Escape closes the uppermost dialog. Radix lets a dialog hear Escape until it has been drawn again
 * below the new one, which a slow machine may do after the press: the lower one hands it on then.
 */
export function useStandAbove(isOpen: boolean, close: () => void): void {
  const below = use(DialogBelow);
  useLayoutEffect(() => {
    if (!below || !isOpen) return;
    below.current = close;
    return () => {
      below.current = null;
    };
  });
}
