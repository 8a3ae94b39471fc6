/**
 * Runs in the page, as an inline script, too: what was left before React came is kept as well. Safari keeps a page that
 * is left, and shows it on the way back as it was, whoever sits there by then: one of staff is kept unseen, and loaded
 * anew. What was typed is offered there to whom it belongs. It must stand alone: no imports.
 * @returns ends it
 */
export function hideWhenLeft(): () => void {
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) document.documentElement.hidden = true;
  };
  const loadAnew = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // Nobody is asked about what is gone already.
    const unasked = { capture: true, once: true };
    addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), unasked);
    location.reload();
  };
  addEventListener("pagehide", hide);
  addEventListener("pageshow", loadAnew);
  return () => {
    removeEventListener("pagehide", hide);
    removeEventListener("pageshow", loadAnew);
  };
}
