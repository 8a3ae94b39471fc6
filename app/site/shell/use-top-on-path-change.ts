import { usePathChange } from "./use-path-change.ts";

/**
 * Every change of path starts at the top, with the focus on the new page's heading; or at the place
 * that the address names.
 */
export function useTopOnPathChange(): void {
  usePathChange(() => {
    const places = document.querySelectorAll<HTMLElement>("[id]");
    const place = [...places].find(({ id }) => `#${encodeURIComponent(id)}` === location.hash);
    if (place) place.scrollIntoView();
    else window.scrollTo(0, 0);
    const goal = place ?? document.querySelector("h1");
    goal?.setAttribute("tabindex", "-1");
    goal?.focus({ preventScroll: true });
  });
}
