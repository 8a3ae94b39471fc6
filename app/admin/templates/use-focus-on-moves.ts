import { useEffect, useRef } from "react";

export const HEADING = "template-heading";

/** Another text takes the place of the one that was open, and of the list on phones: the focus goes on there. */
export function useFocusOnMoves(id: string | undefined): void {
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    const isPhone = matchMedia("(width < 64rem)").matches;
    if (!isPhone && document.activeElement !== document.body) return;
    if (isPhone) window.scrollTo(0, 0);
    const heading = id ? document.getElementById(HEADING) : null;
    (heading ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  }, [id]);
}
